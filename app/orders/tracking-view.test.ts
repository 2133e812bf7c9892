import { expect, test } from 'vitest'
import type { OrderTracking } from '../commerce/contract/tracking'
import { trackingView } from './tracking-view'

const NOW = new Date('2026-11-18T09:00:00Z')

const TRACKING: OrderTracking = {
  number: 'SE100001',
  placed_at: '2026-11-16T09:00:00.000Z',
  status: 'shipped',
  gift_cards: null,
  items: [{ name: 'CR2032', quantity: 2, is_gift_card: false, returned: 0 }],
  steps: [
    { step: 'placed', at: '2026-11-16T09:00:00.000Z' },
    { step: 'packed', at: '2026-11-16T12:00:00.000Z' },
    { step: 'shipped', at: '2026-11-16T12:00:00.000Z' },
  ],
  delivery: { name: 'PostNord', arrives: { from: '2026-11-17', to: '2026-11-18' }, service_point: null },
  parcels: [parcel('1', 'in-transit', '2026-11-16T20:30:00.000Z')],
}

function parcel(tracking_number: string, code: 'in-transit' | 'delivered', at: string): OrderTracking['parcels'][number] {
  const sent = { carrier: 'PostNord', url: 'https://carrier.example/1', sent_at: '2026-11-16T12:00:00.000Z', delivered_at: null }
  return { ...sent, tracking_number, events: [{ at, code, place: 'Örebro' }] }
}

const told = (tracking: OrderTracking) =>
  trackingView(tracking, 'sv-SE', NOW).timeline.map((row) => (row.by === 'shop' ? row.step : row.code))

test('the timeline is newest first, in the time of the country', () => {
  expect(told(TRACKING)).toEqual(['in-transit', 'shipped', 'packed', 'placed'])
  expect(trackingView(TRACKING, 'sv-SE', NOW).timeline[0]).toMatchObject({
    time: '16\u00a0november 2026 kl. 21:30',
    place: 'Örebro',
    parcel: null,
  })
})

test('a delivery that the carrier tells is not told twice', () => {
  const step = { step: 'delivered', at: '2026-11-18T08:00:00.000Z' } as const
  const steps = [...TRACKING.steps, step]
  expect(told({ ...TRACKING, steps })[0]).toBe('delivered')
  const parcels = [parcel('1', 'delivered', '2026-11-18T07:00:00.000Z')]
  expect(told({ ...TRACKING, steps, parcels }).filter((code) => code === 'delivered')).toHaveLength(1)
})

test('an order is late once the last of its promised days is over; a delivered one is not expected', () => {
  expect(trackingView(TRACKING, 'sv-SE', NOW).expected).toEqual({ days: 'tis\u00a017–ons\u00a018\u00a0nov.', late: false })
  expect(trackingView(TRACKING, 'sv-SE', new Date('2026-11-18T23:30:00Z')).expected?.late).toBe(true)
  expect(trackingView({ ...TRACKING, status: 'delivered' }, 'sv-SE', NOW).expected).toBeNull()
})

test('a carrier that does not answer, and one that knows nothing yet, are told apart', () => {
  const [known] = TRACKING.parcels
  const news = (events: [] | null) =>
    trackingView({ ...TRACKING, parcels: known ? [{ ...known, events }] : [] }, 'sv-SE', NOW).parcels[0]?.news
  expect([news(null), news([])]).toEqual(['away', 'none'])
})

test('of a delivered parcel the page does not say that its carrier knows nothing yet', () => {
  const parcels = TRACKING.parcels.map((parcel) => ({ ...parcel, events: [], delivered_at: '2026-11-18T08:00:00.000Z' }))
  expect(trackingView({ ...TRACKING, status: 'delivered', parcels }, 'sv-SE', NOW).parcels[0]?.news).toBeNull()
})

test('of gift cards alone, the timeline tells of the mail and of no parcel', () => {
  const step = { step: 'delivered', at: '2026-11-16T12:00:00.000Z' } as const
  const mailed = { ...TRACKING, steps: [...TRACKING.steps, step], delivery: null, parcels: [] }
  expect(told(mailed)).toEqual(['mailed', 'placed'])
})
