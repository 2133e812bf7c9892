import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { fakeTagManager, type FakeTagManager } from '../support/journey/fake-tag-manager'
import { type Backend, openBackend, openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'

let backend: Backend
let fake: FakeTagManager
let folder: string
let shop: TestShop

beforeAll(async () => {
  ;[backend, fake, folder] = await Promise.all([openBackend(), fakeTagManager(), mkdtemp(join(tmpdir(), 'analytics-'))])
  shop = await openShop(backend, ORIGIN, {
    ANALYTICS_SINK: 'on',
    DATA_DIR: folder,
    TAG_MANAGER_DE: 'GTM-ABC123',
    RETAIL_TRACKING_URL: `${fake.origin}/tracking?v=1`,
    RETAIL_TRACKING_WEBSITE_DE: 'website-de',
    SEARCH_PROVIDER: 'finder',
  })
})
afterAll(async () => {
  await Promise.all([backend.close(), fake.close(), rm(folder, { recursive: true, force: true })])
})

const post = (
  path: string,
  body: string,
  { on = shop, headers = {} }: { on?: TestShop; headers?: Record<string, string> } = {},
) => {
  const own = { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers }
  return on.handle(new Request(ORIGIN + path, { method: 'POST', headers: own, body }))
}

it('a choice of cookies that grants something is told to the scripts of the next page, where events are sent', async () => {
  const granted = async (choice: Readonly<Record<string, string>>) => {
    const { headers } = await shop.visitor().post(settings, choice)
    return headers.getSetCookie().filter((cookie) => cookie.startsWith('consent-granted'))
  }
  const settings = href('cookieSettings', 'de')
  expect(await granted({ choice: 'all' })).toEqual(['consent-granted=31; Max-Age=300; Path=/; SameSite=Lax'])
  expect(await granted({ choice: 'save', category: 'analytics' })).toEqual([expect.stringContaining('=5; ')])
  expect(await granted({ choice: 'reject' })).toEqual([])
  const unmeasured = await (await openShop(backend)).visitor().post(settings, { choice: 'all' })
  expect(unmeasured.headers.getSetCookie().join()).not.toContain('consent-granted')
})

describe('retail tracking', () => {
  const ask = (cookie: string, on = shop) => post(resourceHref('retailTracking', 'de'), '', { on, headers: { cookie } })

  it('with consent to statistics the website is sent, and the id of the answer is the visitor’s', async () => {
    const answer = await ask('consent=5')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ userID: 'visitor-1', searchProvider: 'finder', recommendationProvider: 'shop' })
    expect(fake.tracked).toEqual([{ websiteUUid: 'website-de' }])
    expect(fake.addresses.at(-1)).toBe('/tracking?v=1&locale=de&sid=9')
  })

  it.each(['', 'consent=1', 'consent=2'])('without it (%s) nothing is sent', async (cookie) => {
    const asked = fake.tracked.length
    expect((await ask(cookie)).status).toBe(403)
    expect(fake.tracked.length).toBe(asked)
  })

  it('a storefront without a website has none, and a shop without a tracking URL has no such address', async () => {
    const swedish = resourceHref('retailTracking', 'sv')
    expect((await post(swedish, '', { headers: { cookie: 'consent=31' } })).status).toBe(204)
    expect((await ask('consent=31', await openShop(backend))).status).toBe(404)
  })

  it.each(['failing', 'malformed', 'hanging', 'redirecting', 'away'])('a call that is %s costs nothing', async (path) => {
    const url = path === 'away' ? 'http://127.0.0.1:1/' : `${fake.origin}/${path}`
    const on = await openShop(backend, ORIGIN, { RETAIL_TRACKING_URL: url, RETAIL_TRACKING_WEBSITE_DE: 'website-de' })
    const started = performance.now()
    expect((await ask('consent=31', on)).status).toBe(204)
    expect(performance.now() - started).toBeLessThan(6000)
  })
})

describe('the local sink', () => {
  const address = resourceHref('analyticsEvents', 'sv')

  it('writes each event as one line, and takes nothing else', async () => {
    expect((await post(address, JSON.stringify({ event: 'search', search_term: 'lr6\n', withheld: null }))).status).toBe(204)
    for (const body of ['', '{', '[]', 'null', '{"event":1}', '{"event":"search","withheld":1}'])
      expect((await post(address, body)).status).toBe(400)
    const lines = (await readFile(join(folder, 'analytics.jsonl'), 'utf8')).trimEnd().split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: backend.clock.now.toISOString(), event: 'search', search_term: 'lr6\n', withheld: null },
    ])
  })

  it('is not there while it is off', async () => {
    expect((await post(address, '{"event":"search"}', { on: await openShop(backend) })).status).toBe(404)
  })
})

describe('the policy of a page', () => {
  const policy = async (path: string, cookie = '') =>
    (await shop.handle(new Request(ORIGIN + path, { headers: { cookie } }))).headers.get('content-security-policy') ?? ''
  const sources = (text: string, directive: string) => new RegExp(`${directive} ([^;]+)`).exec(text)?.[1]?.split(' ') ?? []

  it('names the tag manager’s origins where one is configured, on shared pages and on those of one visitor', async () => {
    const shared = await policy(href('home', 'de'))
    expect(sources(shared, 'script-src')).toEqual(expect.arrayContaining(["'self'", 'https://www.googletagmanager.com']))
    expect(sources(shared, 'connect-src')).toContain('https://*.google-analytics.com')
    expect(shared).not.toMatch(/unsafe|strict-dynamic/)
    const own = await policy(href('cart', 'de'))
    expect(sources(own, 'script-src')).toContain("'strict-dynamic'")
    expect(sources(own, 'connect-src')).toContain('https://*.analytics.google.com')
  })

  it.each(['/sv', '/no/cart', '/unknown'])('names none of them elsewhere: %s', async (path) => {
    expect(await policy(path)).not.toContain('google')
  })
})

it('a shop without tag manager, tracking and sink tells the browser nothing of analytics', async () => {
  const plain = await openShop(backend)
  const body = await (await plain.handle(new Request(`${ORIGIN}/de`))).text()
  expect(body).not.toContain('tagManager')
  expect(await (await shop.handle(new Request(`${ORIGIN}/de`))).text()).toContain('tagManager')
})
