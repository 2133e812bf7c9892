import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chooseBrowser, type Machine } from './browser/choose-browser'
import { canInstall, install, which } from './debian'

/**
 * Written when the headless shell could not be installed, which takes some seconds to find out; it is tried again a day later.
 */
const FAILED = join(import.meta.dirname, '../../.cache/no-headless-shell')
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The path of a browser for the journeys. Installs one of Debian's packages where allowed;
 * without a browser it exits with advice.
 */
export function findChromium(): string {
  const choice = chooseBrowser(thisMachine())
  if ('use' in choice) return choice.use
  if ('fail' in choice) return giveUp(choice.fail)

  const { installed, failures } = installFirst(choice.install)
  if (installed !== undefined) return installed
  if (choice.otherwise === undefined) return giveUp(failures)
  mkdirSync(dirname(FAILED), { recursive: true })
  writeFileSync(FAILED, failures)
  console.info(`${failures}\nThe journeys take ${choice.otherwise}, which needs more CPU time.`)
  return choice.otherwise
}

/** The path of the first of these packages that the machine's Debian or Ubuntu has, or why there is none. */
function installFirst(packages: readonly string[]): { installed?: string; failures: string } {
  const failures: string[] = []
  for (const name of packages) {
    console.info(`Installing Debian's package "${name}" for the journeys.`)
    try {
      install(name)
    } catch (error) {
      failures.push(`apt-get could not install ${name}: ${error instanceof Error ? error.message : String(error)}`)
      continue
    }
    const path = which(name)
    if (path) return { installed: path, failures: '' }
    failures.push(`apt-get installed ${name}, and it is still not on PATH.`)
  }
  return { failures: failures.join('\n') }
}

function thisMachine(): Machine {
  return {
    requested: process.env.CHROMIUM_PATH,
    exists: existsSync,
    which,
    playwright: chromium.executablePath(),
    home: homedir(),
    canInstall: canInstall(),
    failedToInstall: Date.now() - (statSync(FAILED, { throwIfNoEntry: false })?.mtimeMs ?? 0) < DAY_MS,
  }
}

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}
