import { describe, expect, it } from 'vitest'
import { chooseBrowser, type Machine } from './choose-browser'

const machine = (files: readonly string[], more: Partial<Machine> = {}): Machine => ({
  requested: undefined,
  exists: (path) => files.includes(path),
  which: (command) => files.find((path) => path === `/path/${command}`),
  playwright: '/home/ada/.cache/ms-playwright/chrome',
  home: '/home/ada',
  canInstall: false,
  failedToInstall: false,
  ...more,
})

const everything = [
  ...['/requested/chrome', '/path/chromium-headless-shell', '/path/chromium', '/path/google-chrome', '/opt/google/chrome/chrome'],
  '/home/ada/.cache/ms-playwright/chrome',
]

describe('the browser of the journeys', () => {
  it('is the one CHROMIUM_PATH names', () => {
    expect(chooseBrowser(machine(everything, { requested: '/requested/chrome' }))).toEqual({ use: '/requested/chrome' })
  })

  it('is none when CHROMIUM_PATH names nothing, rather than another one', () => {
    const choice = chooseBrowser(machine(everything, { requested: '/gone', canInstall: true }))
    const fail: unknown = expect.stringContaining('CHROMIUM_PATH is /gone')
    expect(choice).toEqual({ fail })
  })

  it.each(everything.slice(1).map((path, index) => [path, everything.slice(1 + index)] as const))('is else %s', (path, files) => {
    expect(chooseBrowser(machine(files))).toEqual({ use: path })
  })

  it('is found where macOS keeps applications', () => {
    const chrome = '/home/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(chooseBrowser(machine([chrome]))).toEqual({ use: chrome })
  })

  it('is the headless shell on Debian as root, installed first; where that fails, and for a while after, the browser that is there', () => {
    const other = ['/path/chromium']
    expect(chooseBrowser(machine(other, { canInstall: true }))).toEqual({
      install: ['chromium-headless-shell'],
      otherwise: '/path/chromium',
    })
    expect(chooseBrowser(machine(other, { canInstall: true, failedToInstall: true }))).toEqual({ use: '/path/chromium' })
    expect(chooseBrowser(machine(['/path/chromium-headless-shell', ...other], { canInstall: true }))).toEqual({
      use: '/path/chromium-headless-shell',
    })
  })

  it('is installed on Debian as root when there is none: the headless shell, else all of Chromium', () => {
    expect(chooseBrowser(machine([], { canInstall: true }))).toEqual({ install: ['chromium-headless-shell', 'chromium'] })
  })

  it('is asked for elsewhere, with what to do', () => {
    const fail: unknown = expect.stringMatching(/none was found.+CHROMIUM_PATH/)
    expect(chooseBrowser(machine([]))).toEqual({ fail })
  })
})
