import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { chromium } from '@playwright/test'
import { chooseBrowser, type Machine } from './browser/choose-browser'
import { canInstall, install, which } from './debian'

/** The path of a browser for the journeys. Installs Debian's Chromium where allowed; without a browser it exits with advice. */
export function findChromium(): string {
  const choice = chooseBrowser(thisMachine())
  if ('use' in choice) return choice.use
  if ('fail' in choice) return giveUp(choice.fail)

  console.info('No browser found: installing Debian\'s package "chromium" for the journeys.')
  try {
    install(choice.install)
  } catch (error) {
    return giveUp(`apt-get could not install chromium: ${error instanceof Error ? error.message : String(error)}`)
  }
  return which(choice.install) ?? giveUp('apt-get installed chromium, and it is still not on PATH.')
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
