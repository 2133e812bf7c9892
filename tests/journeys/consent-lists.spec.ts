import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { goods } from '../support/journey/goods'
import { type MeasuredShop, measuredShop } from '../support/journey/measured-shop'
import { openPage } from '../support/journey/open-page'
import { storedNames } from '../support/journey/stored-names'

test.use({ storageState: { cookies: [], origins: [] } })

let shop: MeasuredShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await measuredShop()
})
test.afterAll(() => shop.close())

/** Kept in every case until the tab is closed: how far pages were scrolled (the page about cookies names it). */
const SESSION = ['positions']
const VISIT = ['GET /assets/*', 'GET /icons.svg', 'GET a page', 'POST /analytics-events']

/**
 * The requests to the shop and to other origins, the cookies and the keys of local and session storage that each choice allows on
 * the page of a product, where an advertisement led to. `history` is the list of products that were looked at, which the browser
 * keeps to itself. The local sink takes all events, and tells which are withheld.
 */
const LISTS = {
  'no choice': { allows: null, own: VISIT, foreign: [], cookies: ['locale'], local: ['history'], session: SESSION },
  'what is necessary alone': {
    allows: [],
    own: [...VISIT, 'POST a page'],
    foreign: [],
    cookies: ['consent', 'locale'],
    local: ['history'],
    session: SESSION,
  },
  'ads alone': {
    allows: ['Lagring för annonser', 'Användardata för annonser', 'Anpassade annonser'],
    own: [...VISIT, 'POST a page'],
    foreign: ['GET /gtm.js', 'GET /tag.js', 'POST /collect'],
    cookies: ['_ga', 'campaign', 'consent', 'locale'],
    local: ['history'],
    session: SESSION,
  },
  'statistics alone': {
    allows: ['Statistik'],
    own: [...VISIT, 'POST /sv/retail-tracking', 'POST a page'],
    foreign: ['GET /gtm.js', 'GET /reviews.js', 'GET /tag.js', 'POST /collect', 'POST /tracking'],
    cookies: ['_ga', 'consent', 'locale'],
    local: ['history', 'tracking.sv', 'widget.visitor'],
    session: [...SESSION, 'widget.visit'],
  },
  all: {
    allows: ['Statistik', 'Lagring för annonser', 'Användardata för annonser', 'Anpassade annonser'],
    own: [...VISIT, 'POST /sv/retail-tracking', 'POST a page'],
    foreign: ['GET /gtm.js', 'GET /reviews.js', 'GET /tag.js', 'POST /collect', 'POST /tracking'],
    cookies: ['_ga', 'campaign', 'consent', 'locale'],
    local: ['history', 'tracking.sv', 'widget.visitor'],
    session: [...SESSION, 'widget.visit'],
  },
} as const

/**
 * The requests to the shop itself from now on, each kind once: files by their folder, pages as one. Web vitals need no consent
 * and come when a page is left (decision 052).
 */
function ownRequests(page: Page): () => string[] {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== shop.url || pathname === resourceHref('webVitals', 'sv')) return
    const kind = request.isNavigationRequest() ? 'a page' : pathname.replace(/^\/(assets|pictures)\/.*/, '/$1/*')
    asked.add(`${request.method()} ${kind}`)
  })
  return () => [...asked].sort()
}

test('each choice has its list of requests, cookies and keys on the page of a product, with reviews of another origin', async ({
  page,
}) => {
  const { product } = await goods(page.request, 'sv')
  for (const [choice, { allows, ...list }] of Object.entries(LISTS)) {
    await test.step(choice, async () => {
      await openPage(page, shop.url + href('cookieSettings', 'sv'))
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
      await page.context().clearCookies()
      await openPage(page, page.url())
      const before = shop.fake.requests.length
      const own = ownRequests(page)
      for (const name of allows ?? []) await page.getByRole('checkbox', { name }).check()
      if (allows !== null) await page.getByRole('button', { name: 'Spara mitt val' }).click()
      if (allows !== null) await expect.poll(async () => (await storedNames(page, shop.url)).cookies).toContain('consent')
      await openPage(page, `${shop.url}${product}?utm_source=mail`)
      await page.mouse.wheel(0, 1000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
      const foreign = () => [...new Set(shop.fake.requests.slice(before))].sort()
      const seen = async () => ({ own: own(), foreign: foreign(), ...(await storedNames(page, shop.url)) })
      await expect.poll(seen).toEqual(list)
      await expectStill(() => shop.fake.requests.length)
      expect(await seen()).toEqual(list)
    })
  }
  await test.step('withdrawn, it takes with it what others have stored, and leaves what the shop keeps', async () => {
    await openPage(page, shop.url + href('cookieSettings', 'sv'))
    await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
    await expect
      .poll(() => storedNames(page, shop.url))
      .toEqual({ cookies: ['consent', 'locale'], local: ['history'], session: SESSION })
    expect(await page.evaluate(() => [window.dataLayer, document.getElementById('review-widget')?.textContent])).toEqual([
      undefined,
      '',
    ])
  })
})
