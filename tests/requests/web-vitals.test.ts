import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, openBackend, openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'

let backend: Backend
let shop: TestShop
let address = 0

beforeAll(async () => {
  backend = await openBackend()
})
beforeEach(async () => {
  shop = await openShop(backend)
})
afterAll(() => backend.close())

const REPORT = { page: 'product', language: 'de', metrics: { LCP: 812.4, CLS: 0.012, INP: 48, TTFB: 31, FCP: 640 } }

function send(body: unknown, type = 'application/json', visitor = shop.visitor({}, `192.0.2.${(address += 1)}`)) {
  const headers = { 'content-type': type, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return visitor.send(new Request(`${ORIGIN}/web-vitals`, { method: 'POST', headers, body: text }))
}

it('the web vitals of a document are one line of the log, once, and set no cookie', async () => {
  for (const times of [1, 2]) {
    const answer = await send(REPORT)
    expect([times, answer.status, answer.headers.getSetCookie()]).toEqual([times, 202, []])
  }
  expect(shop.logged).toEqual([
    { level: 'info', event: 'web-vitals', details: { page: 'product', language: 'de', ...REPORT.metrics } },
  ])
})

it('what is no report is refused, and what could tell visitors apart too', async () => {
  const metrics = (of: object) => ({ ...REPORT, metrics: of })
  for (const body of ['{', '', [], metrics({}), metrics({ LCP: -1 }), metrics({ LCP: 1e9 }), metrics({ FID: 1 })]) {
    expect((await send(body)).status).toBe(400)
  }
  for (const more of [{ page: 'nothing' }, { language: 'fr' }, { id: '1' }, { url: '/sv' }, { userAgent: 'x' }]) {
    expect((await send({ ...REPORT, ...more })).status).toBe(400)
  }
  expect((await send(REPORT, 'text/plain')).status).toBe(415)
  expect(shop.logged).toEqual([])
})

it('an address sends at most 60 reports in 10 minutes', async () => {
  const visitor = shop.visitor({}, '198.51.100.9')
  const statuses: number[] = []
  for (let at = 0; at < 61; at++) statuses.push((await send({ ...REPORT, metrics: { LCP: at } }, undefined, visitor)).status)
  expect(statuses).toEqual([...Array<number>(60).fill(202), 429])
  expect(shop.logged).toHaveLength(60)
})
