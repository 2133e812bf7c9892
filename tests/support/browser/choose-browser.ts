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
}

/** `install` has the packages of Debian that are a browser, the best first. */
export type Choice = { use: string } | { install: readonly string[] } | { fail: string }

/** Chromium without a user interface of its own, which costs a third less CPU time than the whole browser. */
const HEADLESS = 'chromium-headless-shell'

const COMMANDS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const USUAL_PLACES = (home: string) => [
  ...['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  ...['', home].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
]

const ADVICE = 'Install Chromium or Chrome, run "npx playwright install chromium", or set CHROMIUM_PATH to a browser.'

/** The browser for the journeys: the requested one, an installed one, Playwright's own, one to install, or none and the reason. */
export function chooseBrowser({ requested, exists, which, playwright, home, canInstall }: Machine): Choice {
  if (requested)
    return exists(requested) ? { use: requested } : { fail: `CHROMIUM_PATH is ${requested}, and no file is there. ${ADVICE}` }
  for (const command of COMMANDS) {
    const path = which(command)
    if (path) return { use: path }
  }
  const installed = [...USUAL_PLACES(home), playwright].find((path) => path && exists(path))
  if (installed) return { use: installed }
  return canInstall ? { install: [HEADLESS, 'chromium'] } : { fail: `The journeys need a browser, and none was found. ${ADVICE}` }
}
