import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { openPage, ready } from '../support/journey/open-page'
import { PAGE_KINDS } from '../support/journey/page-kinds'
import { DESK, PHONE, TABLET, ZOOMED } from '../support/journey/screen-sizes'
import { type Started, startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'
import { translator } from '../support/shop/translator'

const SIZES = [DESK, TABLET, PHONE, ZOOMED] as const

/** Folder for screenshots that a reviewer looks at. Unset: none are taken. */
const { PAGE_PICTURES } = process.env

/** The page breaks no rule of axe in sizes that people use, and fits each width. Its pictures are named after the test. */
async function expectFits(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    if (PAGE_PICTURES) {
      const name = test.info().title.replaceAll(/\W+/g, '-')
      await page.screenshot({ path: `${PAGE_PICTURES}/${name}-${size.width}.png`, fullPage: true })
    }
    if (size !== ZOOMED) await expectAccessible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `the width of the page at ${size.width} px`).toBeLessThanOrEqual(size.width)
  }
}

for (const language of LANGUAGES) {
  for (const [kind, { visit, console: expected }] of Object.entries(PAGE_KINDS)) {
    test(`${language}: ${kind}`, async ({ page, expectAccessible, expectConsole }) => {
      if (expected) expectConsole(expected)
      await visit(page, language)
      await ready(page)
      await expectFits(page, expectAccessible)
    })
  }

  test(`${language}: cookie banner with its settings`, async ({ page, expectAccessible }) => {
    await page.context().clearCookies()
    await openPage(page, href('home', language))
    const banner = page.locator('.consent-banner')
    await banner.getByText(translator(language)('consent.choose')).click()
    await expect(banner.getByRole('checkbox').first()).toBeVisible()
    await expectFits(page, () => expectAccessible({ only: banner }))
  })
}

test.describe('without a backend', () => {
  let shop: Started
  let url: string
  let folder: string
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const [port, closed] = [await freePort(), await freePort()]
    folder = await mkdtemp(join(tmpdir(), 'axe-outage-'))
    url = `http://127.0.0.1:${port}`
    const env = { PORT: String(port), PUBLIC_ORIGIN: url, BACKEND_URL: `http://127.0.0.1:${closed}`, DATA_DIR: folder }
    shop = await startProcess('server.js', { ...env, NODE_ENV: 'production' }, `${url}/healthz`)
  })
  test.afterAll(async () => {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  })

  for (const language of LANGUAGES) {
    test(`${language}: outage`, async ({ page, expectAccessible, expectConsole }) => {
      expectConsole(/503/)
      const answer = await page.goto(`${url}${href('search', language)}?query=CR2032`)
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(language)('error.unavailable.title'))
      await expectFits(page, expectAccessible)
    })
  }
})
