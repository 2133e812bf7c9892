import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '../app'
import { parcelEvents } from '../database/schema/parcels'
import { serveBackend } from '../serve'
import { basicAuth } from '../shipping/carrier-client'
import { connectCarriers } from '../shipping/carriers'
import { simulatedMessages } from '../shipping/instabee/simulated-messages'
import { trackParcel } from '../shipping/parcel-events'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const KEYS = basicAuth('simulator', 'simulator')
const message = (eventId: string, eventType: string, more: object = {}) => ({
  eventId,
  eventType,
  timestamp: '2026-11-18T07:00:00Z',
  packageId: 'KC-7',
  party: 'BUDBEE',
  flow: 'DELIVERY',
  ...more,
})
const send = (carrier: string, body: unknown, headers: Partial<typeof KEYS> = KEYS) =>
  shop.fetch(`/api/carrier-messages/${carrier}`, post(body, headers))

describe.each(['budbee', 'instabox'] as const)('%s sends the events of a parcel', (carrier) => {
  test('each is stored once, and the journey is told oldest first', async () => {
    const arrived = message(`${carrier}-2`, 'DELIVERED_TO_LOCKER', {
      timestamp: '2026-11-18T12:30:00+01:00',
      eventData: { lockerName: 'Kiosken', city: 'Lund' },
    })
    const answers = [await send(carrier, arrived), await send(carrier, arrived)]
    answers.push(await send(carrier, message(`${carrier}-1`, 'SORTED_AT_TERMINAL')))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await trackParcel(carrier, 'KC-7', 'sv', shop.services)).toEqual([
      { at: new Date('2026-11-18T07:00:00Z'), code: 'in-transit', place: null },
      { at: new Date('2026-11-18T11:30:00Z'), code: 'arrived', place: 'Kiosken' },
    ])
    expect(await trackParcel(carrier, 'KC-8', 'sv', shop.services)).toEqual([])
  })
})

test('the simulator sends what has happened to a parcel by now', async () => {
  const backend = await serveBackend({ app: createBackend(shop.services), close: async () => undefined }, '127.0.0.1', 0)
  const simulator = simulatedMessages('BUDBEE', { user: 'simulator', password: 'simulator' }, () => NOON_DAY)
  const url = `${backend.url}/api/carrier-messages/budbee`
  const answer = await simulator.request('/parcels/KC-20261117/messages', post({ url }))
  expect(await answer.json()).toEqual({ taken: [204, 204, 204, 204] })
  const journey = await trackParcel('budbee', 'KC-20261117', 'sv', shop.services)
  expect(journey.map(({ code }) => code)).toEqual(['registered', 'in-transit', 'out-for-delivery', 'arrived'])
  await backend.stop()
})

test('an event that says nothing about where the parcel is is taken and not stored', async () => {
  const before = await shop.db.$count(parcelEvents)
  expect((await send('budbee', message('b-9', 'LOCKER_CHANGED'))).status).toBe(204)
  expect(await shop.db.$count(parcelEvents)).toBe(before)
})

test.each([
  ['with a wrong password', 401, message('x-1', 'DELIVERED_TO_LOCKER'), basicAuth('simulator', 'wrong')],
  ['without a password', 401, message('x-2', 'DELIVERED_TO_LOCKER'), {}],
  ['in another form', 400, { event: 'DELIVERED_TO_LOCKER' }, KEYS],
  ['with no time', 400, message('x-3', 'DELIVERED_TO_LOCKER', { timestamp: 'yesterday' }), KEYS],
])('a message %s is refused, logged and not stored', async (_what, status, body, headers) => {
  const before = await shop.db.$count(parcelEvents)
  shop.logged.length = 0
  const answer = await send('budbee', body, headers)
  expect([answer.status, await answer.json()]).toMatchObject([status, { code: 'message-refused' }])
  expect(shop.logged).toMatchObject([{ level: 'error', event: 'carrier-message-refused', carrier: 'budbee' }])
  expect(await shop.db.$count(parcelEvents)).toBe(before)
})

test.each(['postnord', 'pigeon'])('%s sends no messages', async (carrier) => {
  expect((await send(carrier, message('p-1', 'DELIVERED_TO_LOCKER'))).status).toBe(404)
})

test('the keys of the simulators are not believed in a shop of real payments', () => {
  const { tracking } = connectCarriers({}, 'http://127.0.0.1:1', false).budbee
  const rawBody = JSON.stringify(message('l-1', 'DELIVERED_TO_LOCKER'))
  const read = () => tracking.by === 'message' && tracking.read({ headers: new Headers(KEYS), rawBody })
  expect(read).toThrow('The user or password of the message is wrong')
})
