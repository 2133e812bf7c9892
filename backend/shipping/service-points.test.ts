import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Language } from '../../app/commerce/contract/languages'
import { serveBackend } from '../serve'
import { STORES, storeOf } from '../stores/stores'
import { type Carrier, CarrierOutage } from '../interfaces/carrier'
import { connectCarriers } from './carriers'
import { deliveryMethods } from './delivery-methods'
import { needsServicePoint } from './delivery-options'
import { mountCarrierSimulators } from './mount-simulators'
import { findServicePoints, servicePointOf, type ServicePointQuery } from './service-points'

const now = new Date('2026-11-25T12:00:00+01:00')
let server: Awaited<ReturnType<typeof serveBackend>>
const carriers = () => connectCarriers({}, server.url, true)

beforeAll(async () => {
  const app = new Hono()
  mountCarrierSimulators(app, () => now)
  server = await serveBackend({ app, close: async () => undefined }, '127.0.0.1', 0)
})
afterAll(() => server.stop())

const query = (more: Partial<ServicePointQuery>): ServicePointQuery => ({
  methodId: 'postnord-service-point',
  postalCode: '111 20',
  store: storeOf('sv'),
  language: 'sv',
  ...more,
})

const CODES = { SE: '111 20', NO: '5003', DE: '80331', DK: '8000' }

describe.each(STORES)('store $id', (store) => {
  const methods = deliveryMethods(store.countryCode).filter(needsServicePoint)

  test.each(methods)('$id finds the nearest points over HTTP', async ({ id, carrier }) => {
    const points = await findServicePoints(
      carriers(),
      query({ methodId: id, postalCode: CODES[store.countryCode], store, language: store.language }),
    )
    const distances = points.map(({ distanceMetres }) => distanceMetres)
    expect(points).toHaveLength(10)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(distances[0]).toBeLessThan(1_000)
    for (const point of points) {
      expect([point.id, point.name, point.street, point.city].every((text) => text.trim() !== '')).toBe(true)
      expect(point.city).not.toBe(point.city.toUpperCase())
      expect(point.hours.flatMap(({ days }) => days).sort()).toEqual(carrier === 'budbee' ? [] : [1, 2, 3, 4, 5, 6, 7])
    }
  })

  test('methods that go to the door have no points', async () => {
    const home = deliveryMethods(store.countryCode).find((method) => !needsServicePoint(method))
    expect(await findServicePoints(carriers(), query({ methodId: home?.id ?? '', store }))).toEqual([])
  })
})

test.each(['12', 'abcde', '1112'])('%s is no Swedish postal code, so nothing is found', async (postalCode) => {
  expect(await findServicePoints(carriers(), query({ postalCode }))).toEqual([])
})

test('a service point that was offered for the postal code is found by its id, any other is not', async () => {
  const [offered] = await findServicePoints(carriers(), query({}))
  expect(await servicePointOf(carriers(), offered?.id ?? '', query({}))).toEqual(offered)
  expect(await servicePointOf(carriers(), offered?.id ?? '', query({ postalCode: '981 30' }))).toBeNull()
  expect(await servicePointOf(carriers(), 'made-up', query({}))).toBeNull()
})

async function asked({ tracking }: Carrier, trackingNumber: string, language: Language) {
  if (tracking.by === 'message') throw new Error('The carrier sends its events')
  return tracking.events(trackingNumber, language)
}

test.each(['postnord', 'bring', 'dao', 'gls'] as const)(
  '%s tells the journey of a parcel that was sent yesterday',
  async (id) => {
    const events = await asked(carriers()[id], 'KC-1-20261124', 'da')
    expect(events.map(({ code }) => code)).toEqual(
      id === 'dao'
        ? ['registered', 'in-transit', 'out-for-delivery', 'in-transit']
        : ['registered', 'in-transit', 'out-for-delivery', 'arrived'],
    )
    expect(events[0]).toMatchObject({ at: new Date('2026-11-24T16:00:00+01:00') })
  },
)

test('DHL tells no more than that a parcel is on its way', async () => {
  const events = await asked(carriers().dhl, 'KC-1-20261124', 'de')
  expect(events.map(({ code }) => code)).toEqual(['registered', 'in-transit', 'in-transit', 'in-transit'])
})

test('an unknown tracking number has no events', async () => {
  for (const id of ['postnord', 'bring', 'dhl', 'dao', 'gls'] as const)
    expect(await asked(carriers()[id], 'unknown', 'sv')).toEqual([])
})

test.each([
  ['answers an error', async () => new Response('{}', { status: 503 })],
  ['answers no JSON', async () => new Response('<html>')],
  ['answers in another form', async () => new Response('{"points":1}')],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['does not answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
])('a carrier that %s is an outage, whose message holds no key', async (_what, answer) => {
  vi.stubGlobal('fetch', answer)
  const keys = {
    POSTNORD_API_KEY: 'secret',
    BRING_API_UID: 'secret',
    BRING_API_KEY: 'secret',
    DHL_API_KEY: 'secret',
    DAO_CUSTOMER_ID: 'secret',
    DAO_CODE: 'secret',
    GLS_USER: 'secret',
    GLS_PASSWORD: 'secret',
    BUDBEE_CLIENT_ID: 'secret',
    BUDBEE_CLIENT_SECRET: 'secret',
    INSTABOX_CLIENT_ID: 'secret',
    INSTABOX_CLIENT_SECRET: 'secret',
  }
  const live = connectCarriers(keys, 'http://127.0.0.1:1', false)
  for (const store of STORES) {
    for (const { id } of deliveryMethods(store.countryCode).filter(needsServicePoint)) {
      const request = findServicePoints(live, query({ methodId: id, postalCode: CODES[store.countryCode], store }))
      const outage = await request.catch((error: unknown) => error)
      expect(outage).toBeInstanceOf(CarrierOutage)
      expect(String(outage)).not.toContain('secret')
    }
  }
})

test('with its keys a carrier is asked at its live API', async () => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  const live = connectCarriers({ POSTNORD_API_KEY: 'key-1' }, 'http://127.0.0.1:1', false)
  expect(await findServicePoints(live, query({}))).toEqual([])
  const url = new URL(fetch.mock.calls[0]?.[0] ?? '')
  expect(url.origin + url.pathname).toBe('https://api2.postnord.com/rest/businesslocation/v5/servicepoints/nearest/byaddress')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ apikey: 'key-1', countryCode: 'SE', postalCode: '11120' })
})
