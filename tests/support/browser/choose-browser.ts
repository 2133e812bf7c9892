/** What is known of the machine. Paths are given only when a file is there. */
export type Machine = {
  /** The value of CHROMIUM_PATH, whether or not it is there. */
  wish: string | undefined
  exists: (path: string) => boolean
  /** Where a command on PATH is found. */
  which: (command: string) => string | undefined
  /** Where Playwright would have downloaded its own. */
  playwright: string
  home: string
  /** apt-get is there and we are root. */
  canInstall: boolean
}

export type Choice = { use: string } | { install: 'chromium' } | { fail: string }

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const USUAL_PLACES = (home: string) => [
  ...['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  ...['', home].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
]

const ADVICE = 'Install Chromium or Chrome, run "npx playwright install chromium", or set CHROMIUM_PATH to a browser.'

/** Which browser the journeys run in: the one asked for, an installed one, Playwright's own, one to install, or none and why. */
export function chooseBrowser({ wish, exists, which, playwright, home, canInstall }: Machine): Choice {
  if (wish) return exists(wish) ? { use: wish } : { fail: `CHROMIUM_PATH is ${wish}, and no file is there. ${ADVICE}` }
  for (const command of COMMANDS) {
    const path = which(command)
    if (path) return { use: path }
  }
  const installed = [...USUAL_PLACES(home), playwright].find((path) => path && exists(path))
  if (installed) return { use: installed }
  return canInstall ? { install: 'chromium' } : { fail: `The journeys need a browser, and none was found. ${ADVICE}` }
}
