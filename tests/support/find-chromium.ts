import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chooseBrowser, type Machine } from './browser/choose-browser'

/** The path of a browser for the journeys; installs Debian's where it may. Ends the process with advice when there is none. */
export function findChromium(): string {
  const choice = chooseBrowser(thisMachine())
  if ('use' in choice) return choice.use
  if ('fail' in choice) return giveUp(choice.fail)

  console.info('No browser found: installing Debian\'s package "chromium" for the journeys.')
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', choice.install)
  } catch (error) {
    return giveUp(`apt-get could not install chromium: ${error instanceof Error ? error.message : String(error)}`)
  }
  return which(choice.install) ?? giveUp('apt-get installed chromium, and it is still not on PATH.')
}

function thisMachine(): Machine {
  return {
    wish: process.env.CHROMIUM_PATH,
    exists: existsSync,
    which,
    playwright: chromium.executablePath(),
    home: homedir(),
    canInstall: process.getuid?.() === 0 && which('apt-get') !== undefined,
  }
}

function which(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, command)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function apt(...args: string[]): void {
  execFileSync('apt-get', ['-q', ...args], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}
