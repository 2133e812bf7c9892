import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { findChromium } from '../support/find-chromium'
import { startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'
import { measuredPages } from './measured-pages'

/** A phone of the middle class is about four times slower than this machine. */
const SLOWDOWN = 4
const PHONE = { width: 360, height: 740 }
const ROUNDS = 9

/** The longest time that may pass until the screen shows that something was pressed. */
const GOAL_MS = 100

/** `press` is timed; `prepare` brings the page there. */
type Interaction = { name: string; path: string; prepare?: (page: Page) => Promise<void>; press: (page: Page) => Promise<void> }

function interactions(listing: string): Interaction[] {
  const home = href('home', 'sv')
  return [
    { name: 'menu', path: home, press: (page) => page.locator('.menu summary').first().click() },
    { name: 'drawer', path: home, press: (page) => page.locator('.area-cart a').first().click() },
    {
      name: 'filter',
      path: listing,
      prepare: (page) => page.locator('#filter > summary').click(),
      press: (page) => page.getByRole('dialog').getByRole('checkbox').first().click(),
    },
    { name: 'add', path: listing, press: (page) => page.locator('#grid button[name=product_id]').first().click() },
  ]
}

/**
 * `npm run bench:paint`: the time from a press to the next frame, with the scripts of the page four times slower. It is the
 * longest event of the press, in steps of 8 ms. It runs the build: `npm run build` first. Figures are printed, never judged.
 */
async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-paint-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = await startProcess('server.js', { PORT: port, DATA_DIR: folder, NODE_ENV: 'production' }, `${origin}/readyz`)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const { kinds } = await measuredPages(origin)
    const listing = kinds.find(({ name }) => name === 'listing')?.path ?? ''
    process.stdout.write(`Milliseconds to the next paint at ${SLOWDOWN}x slowdown, ${ROUNDS} presses each; goal ${GOAL_MS}\n`)
    for (const interaction of interactions(listing)) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(browser, origin, interaction))
      times.sort((a, b) => a - b)
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN
      process.stdout.write(`${interaction.name.padEnd(8)} median ${median}  longest ${times.at(-1) ?? Number.NaN}\n`)
    }
  } finally {
    await browser.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The longest duration of the events of one press; 0 for less than 16 ms. */
async function timeOf(browser: Browser, origin: string, { name, path, prepare, press }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: origin })
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  await prepare?.(page)
  // Chromium loads what is below the fold, and the parts that come late, when it has nothing else to do.
  await page.waitForTimeout(1000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    document.documentElement.dataset.longest = '0'
    // No named function: the compiler of this file would call a helper that the page does not have.
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset.longest ?? 0)
      document.documentElement.dataset.longest = String(Math.max(before, ...list.getEntries().map(({ duration }) => duration)))
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await press(page)
  await page.waitForTimeout(1500)
  const longest = await page.evaluate(() => document.documentElement.dataset.longest)
  await context.close()
  if (longest === undefined) throw new Error(`The press of ${name} has loaded another document`)
  return Number(longest)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
