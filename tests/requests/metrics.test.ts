import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Registry } from 'prom-client'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { createPrometheusMetrics } from '../../app/server/metrics/prometheus-metrics.server'
import { LANGUAGES } from '../../app/store/languages'
import { type Backend, openBackend, openShop, type TestShop } from '../support/shop/open-shop'
import { Shopping } from '../support/shop/shopping'

const PRODUCT = '/sv/artiklar/knappcell-cr2032.html'

let backend: Backend
let shop: TestShop
let registry: Registry
beforeAll(async () => {
  backend = await openBackend()
})
beforeEach(async () => {
  const counted = createPrometheusMetrics()
  registry = counted.registry
  shop = await openShop(backend, undefined, undefined, undefined, { metrics: counted.metrics })
})
afterAll(() => backend.close())

/** The lines of a metric whose labels match. */
async function series(name: string, labels: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const lines = (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return lines.filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
}

it('addresses that are no page share one series, whatever they contain', async () => {
  const visitor = shop.visitor()
  for (let count = 0; count < 3; count += 1) {
    const path = crypto.randomUUID()
    for (const language of LANGUAGES) expect((await visitor.get(`/${language}/${path}`)).status).toBe(404)
    await visitor.get(`/${path}/${path}?${path}=${path}`)
  }
  const named = ['content', 'other'].map(
    (route) => `shop_requests_total{route="${route}",method="GET",status="4xx",source="none"}`,
  )
  expect(await series('shop_requests_total')).toEqual([`${named[0]} 12`, `${named[1]} 3`])
})

it('a method that is none shares one series, and so do products', async () => {
  const visitor = shop.visitor()
  for (const method of ['PROPFIND', 'A1', 'DELETE']) await visitor.send(new Request(`http://shop.test${PRODUCT}`, { method }))
  await visitor.get(PRODUCT)
  await visitor.get(`${PRODUCT}?a=1`)
  await visitor.get('/sv/artiklar/lr6-aa-4-pack.html')
  expect(await series('shop_requests_total', { method: 'other' })).toEqual([
    'shop_requests_total{route="other",method="other",status="4xx",source="none"} 3',
  ])
  expect(await series('shop_request_duration_seconds_count', { route: 'product' })).toHaveLength(2)
})

it('a page is rendered for the first visitor and found for the second; a shopper with a session gets a page of their own', async () => {
  await shop.visitor().get(PRODUCT)
  await shop.visitor().get(PRODUCT)
  const shopper = shop.visitor()
  await new Shopping(shopper, backend).add('CR2032')
  await shopper.get(PRODUCT)
  const [miss, hit, own] = await series('shop_requests_total', { route: 'product' })
  expect([miss, hit, own]).toEqual(
    ['miss', 'hit', 'none'].map(
      (source) => `shop_requests_total{route="product",method="GET",status="2xx",source="${source}"} 1`,
    ),
  )
  expect(await series('shop_sessions_begun_total')).toEqual(['shop_sessions_begun_total 1'])
})

it('the data of a page, a form and a resource are counted by their row of the tables', async () => {
  const visitor = shop.visitor()
  await visitor.get(`${href('cart', 'sv')}.data`)
  await visitor.get(resourceHref('searchSuggestions', 'de', { query: 'batterie' }))
  await visitor.post(href('login', 'da'), { intent: 'log-in', email: 'nobody@example.com', password: 'wrong' })
  const counted = await series('shop_requests_total')
  expect(counted.map((line) => /route="(\w+)",method="(\w+)"/.exec(line)?.slice(1))).toEqual([
    ['cart', 'GET'],
    ['searchSuggestions', 'GET'],
    ['login', 'POST'],
  ])
})

it('calls of the backend are counted with their outcome: an outage, no answer in time, a refusal', async () => {
  await shop.visitor().get('/sv/artiklar/is-not-there.html')
  shop.respond = (path, send) => {
    if (path === '/api/next-delivery') throw new DOMException('timed out', 'TimeoutError')
    return path === '/api/current-deal' ? new Response(null, { status: 500 }) : send()
  }
  shop.forgetAnswers()
  await shop.visitor().get(PRODUCT)
  const count = async (call: string, outcome: string) => series('shop_backend_call_duration_seconds_count', { call, outcome })
  expect(await count('product', 'refused')).toHaveLength(1)
  expect(await count('product', 'ok')).toHaveLength(1)
  expect(await count('nextDelivery', 'timeout')).toHaveLength(1)
  expect(await count('currentDeal', 'outage')).toHaveLength(1)
})

it('a page of an outage is counted as one', async () => {
  shop.online = false
  await shop.visitor().get(PRODUCT)
  expect(await series('shop_requests_total')).toEqual([
    'shop_requests_total{route="product",method="GET",status="5xx",source="none"} 1',
  ])
  expect(
    (await series('shop_backend_call_duration_seconds_count', { call: 'product' })).map((line) => line.includes('outage')),
  ).toEqual([true])
})

it('an attempt that a rate limit refuses is counted by the name of the limit', async () => {
  const visitor = shop.visitor({}, '10.1.2.3')
  const report = () =>
    visitor.send(
      new Request('http://shop.test/web-vitals', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    )
  for (let count = 0; count < 62; count += 1) await report()
  expect(await series('shop_attempts_limited_total')).toEqual(['shop_attempts_limited_total{limit="web-vitals"} 2'])
})

it('a request that waits in vain for its turn is counted as turned away, and not as an answer', async () => {
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  shop.respond = async (path, send) => {
    if (path.startsWith('/api/products/') && ++calls > 1) await held
    return send()
  }
  // The first is answered by the rendering that all wait for; of the others, 8 have a turn at a time.
  const asked = Array.from({ length: 10 }, () => shop.visitor().get('/sv/artiklar/is-not-there.html'))
  await Promise.race(asked.map(async (one) => (await one).status === 503 || new Promise(() => {})))
  release()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(9).fill(404), 503])
  expect(await series('shop_requests_shed_total')).toEqual(['shop_requests_shed_total{work="page"} 1'])
  expect(await series('shop_requests_total', { status: '5xx' })).toEqual([])
})
