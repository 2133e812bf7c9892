import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../support/find-chromium'
import { STAFF } from '../support/journey/staff'

const root = join(import.meta.dirname, '../..')
const port = Number(process.env.JOURNEY_PORT ?? 4321)
const data = '.cache/journeys'

/** A name, because browsers know no passkeys at an IP address. */
const ORIGIN = `http://localhost:${port}`

/** For the journeys' shop, and for the storefronts of single journeys (`ownStorefront`). */
const CONSENT_COOKIES = ['localhost', '127.0.0.1'].map((domain) => ({
  name: 'consent',
  value: '1',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}))

// Workers evaluate this file too, and inherit the detected path.
process.env.CHROMIUM_PATH = findChromium()

/**
 * The journeys that look at pictures. The others run without any: an SVG picture is a document of its own for the browser, and
 * those of a listing take half of the CPU time of its page (docs/testing.md).
 */
const PICTURED = specs('pictures', 'main-pages', 'product', 'listing-in-sight', 'drawer-offers')
const PLAIN_PICTURED = specs('product.plain', 'card-states.plain', 'listing.plain')
const PLAIN = specs('*.plain')

const LOW = { width: 1280, height: 400 } as const

/**
 * The settings after the first one are Playwright's own, which a second switch of this name
 * replaces: they say that the pointer is a mouse.
 */
const WITHOUT_PICTURES =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

function specs(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`)
}

function launchOptions(...more: string[]) {
  return {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
      // Otherwise Chromium starts a spare process for each context, which no page ever uses.
      '--renderer-process-limit=1',
      // Without a process of its own, what draws the pages sends nothing between processes.
      '--in-process-gpu',
      // Maglev compiles a function after 400 calls by default: no page stays long enough to gain from that.
      '--js-flags=--invocation-count-for-maglev=4000',
      ...more,
    ],
  }
}

/** The built shop (`npm run build` first) with today's seeded database, in a browser with and without JavaScript. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // No journey asserts a time: these bounds only end one that hangs, on a machine whose cores are all busy too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    browserName: 'chromium',
    // The choice is made: the banner, which tests/journeys/consent.spec.ts holds, covers the bottom of the page until then.
    storageState: { cookies: CONSENT_COOKIES, origins: [] },
    // A trace would be recorded in each journey to be kept of the failed ones: `-- --trace on` asks for it.
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(),
  },
  // Those without scripts first: some of them open 30 pages, and as the last ones would keep one
  // worker while the other has nothing to do.
  projects: [
    { name: 'no-script, pictures', use: { javaScriptEnabled: false }, testMatch: PLAIN_PICTURED },
    {
      name: 'no-script',
      use: { javaScriptEnabled: false, launchOptions: launchOptions(WITHOUT_PICTURES) },
      testMatch: PLAIN,
      testIgnore: PLAIN_PICTURED,
    },
    { name: 'script, pictures', testMatch: PICTURED },
    // One browser context for the journeys of a worker, which Playwright empties between them: scripts,
    // styles and fonts stay compiled and cached. The window is low, as what is not on the screen is not painted: a journey about
    // what can be seen says in which window.
    {
      name: 'script',
      use: { launchOptions: launchOptions(WITHOUT_PICTURES), reuseContext: true, viewport: LOW },
      testIgnore: [...PLAIN, ...PICTURED],
    },
  ],
  webServer: {
    command: `npx tsx tests/support/journey/fill-data-folder.ts ${data} && exec node build/server.js`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: ORIGIN,
      DATA_DIR: data,
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '1',
      BACKEND_ADMIN_TOKEN: STAFF.token,
      BACKEND_PORT: String(STAFF.port),
    },
    // The first run of each day seeds the catalogue.
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
