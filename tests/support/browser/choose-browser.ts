/** The facts that the choice depends on. A path is given only when the file exists. */
export type Machine = {
  /** The value of CHROMIUM_PATH; the file may be missing. */
  requested: string | undefined
  exists: (path: string) => boolean
  /** The path of a command on PATH. */
  which: (command: string) => string | undefined
  /** The path of the browser that Playwright downloads. */
  playwright: string
  home: string
  /** True when the process is root and apt-get exists. */
  canInstall: boolean
  /** True when the headless shell could not be installed a short time ago. */
  failedToInstall: boolean
}

/**
 * `install` has the packages of Debian that are a browser, the best first, and `otherwise` the browser to
 * use when none of them can be installed.
 */
export type Choice = { use: string } | { install: readonly string[]; otherwise?: string } | { fail: string }

/** Chromium without a user interface of its own: a page costs 0.8 CPU seconds where the whole browser takes 2.6. */
const HEADLESS = 'chromium-headless-shell'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const USUAL_PLACES = (home: string) => [
  ...['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  ...['', home].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
]

const ADVICE = 'Install Chromium or Chrome, run "npx playwright install chromium", or set CHROMIUM_PATH to a browser.'

/**
 * The browser for the journeys: the requested one, the headless shell, else an installed one or Playwright's own. Where that is
 * possible, the headless shell is installed first; without any browser, and nothing to install, the reason.
 */
export function chooseBrowser(machine: Machine): Choice {
  const { requested, exists, canInstall, failedToInstall } = machine
  if (requested)
    return exists(requested) ? { use: requested } : { fail: `CHROMIUM_PATH is ${requested}, and no file is there. ${ADVICE}` }
  const headless = machine.which(HEADLESS)
  if (headless) return { use: headless }
  const installed = installedBrowser(machine)
  if (installed) return canInstall && !failedToInstall ? { install: [HEADLESS], otherwise: installed } : { use: installed }
  return canInstall ? { install: [HEADLESS, 'chromium'] } : { fail: `The journeys need a browser, and none was found. ${ADVICE}` }
}

function installedBrowser({ exists, which, playwright, home }: Machine): string | undefined {
  for (const command of COMMANDS) {
    const path = which(command)
    if (path) return path
  }
  return [...USUAL_PLACES(home), playwright].find((path) => path && exists(path))
}
