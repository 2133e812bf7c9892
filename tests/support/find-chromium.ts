import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { chromium } from '@playwright/test'
import { chooseBrowser, type Machine } from './browser/choose-browser'
import { canInstall, install, which } from './debian'

/** The path of a browser for the journeys. Installs one of Debian's packages where allowed; without a browser it exits with advice. */
export function findChromium(): string {
  const choice = chooseBrowser(thisMachine())
  if ('use' in choice) return choice.use
  if ('fail' in choice) return giveUp(choice.fail)

  return installFirst(choice.install)
}

/** Installs the first of these packages that the machine's Debian or Ubuntu has. */
function installFirst(packages: readonly string[]): string {
  const failures: string[] = []
  for (const name of packages) {
    console.info(`No browser found: installing Debian's package "${name}" for the journeys.`)
    try {
      install(name)
    } catch (error) {
      failures.push(`apt-get could not install ${name}: ${error instanceof Error ? error.message : String(error)}`)
      continue
    }
    const path = which(name)
    if (path) return path
    failures.push(`apt-get installed ${name}, and it is still not on PATH.`)
  }
  return giveUp(failures.join('\n'))
}

function thisMachine(): Machine {
  return {
    requested: process.env.CHROMIUM_PATH,
    exists: existsSync,
    which,
    playwright: chromium.executablePath(),
    home: homedir(),
    canInstall: canInstall(),
  }
}

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}
