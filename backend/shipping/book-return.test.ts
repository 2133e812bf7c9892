import { afterEach, describe, expect, test } from 'vitest'
import { NOON_DAY } from '../tests/test-shop'
import { simulatedCarriers } from '../tests/simulated-carriers'
import { type BookedReturn, BookingRefusal, CarrierOutage, type Party, type ReturnParcel } from '../interfaces/carrier'
import { carrierNetwork } from './carrier-client'
import { connectCarriers } from './carriers'

const simulator = simulatedCarriers(() => NOON_DAY)
const carriers = connectCarriers({}, simulator.origin, true)
const { send } = carrierNetwork
afterEach(() => {
  carrierNetwork.send = send
})

const customer = (party: Pick<Party, 'country' | 'postalCode'>): Party => ({
  name: 'Kim Kund',
  street: 'Lagergatan 3 b',
  city: 'Staden',
  email: 'kund@example.com',
  mobile: null,
  ...party,
})
const parcel = (country: Party['country'], postalCode: string, more: Partial<ReturnParcel> = {}): ReturnParcel => ({
  id: '5f1c9f6e-6f0a-4a7e-9b39-1d0c6a1b2c3d',
  reference: 'SE100001-R1',
  announcedAt: NOON_DAY,
  weightGrams: 400,
  from: customer({ country, postalCode }),
  to: customer({ country, postalCode }),
  ...more,
})

const pngOf = (booked: BookedReturn | undefined): string => (booked?.qr && 'png' in booked.qr ? booked.qr.png : '')

describe('a return is booked over the API', () => {
  test('of PostNord: without a label, by a code that the sender writes on the parcel, and from which the QR code is drawn', async () => {
    const booked = await carriers.postnord.bookReturn?.(parcel('SE', '11122'), 'sv')
    expect(booked?.trackingNumber).toMatch(/^00\d+20261119$/)
    expect(booked?.pdf).toBeNull()
    expect(booked?.qr).toEqual({ text: booked?.writeOn })
    expect(booked?.writeOn).toMatch(/^[A-Z0-9]{8}$/)
  })

  test('of DHL: a label to print, and a QR code', async () => {
    const booked = await carriers.dhl.bookReturn?.(parcel('DE', '10115'), 'de')
    expect(booked?.trackingNumber).toMatch(/^9999\d+$/)
    expect(booked?.writeOn).toBeNull()
    expect(Buffer.from(booked?.pdf ?? '', 'base64').toString('latin1')).toMatch(/^%PDF/)
    expect(pngOf(booked)).toMatch(/^iVBORw0KGgo/)
  })

  test('of Bring: a QR code, which its link leads to', async () => {
    const booked = await carriers.bring.bookReturn?.(parcel('NO', '0150'), 'no')
    expect(booked?.trackingNumber).toMatch(/^7\d+$/)
    expect(booked?.pdf).toBeNull()
    expect(pngOf(booked)).toMatch(/^iVBORw0KGgo/)
  })

  test.each(['postnord', 'dhl', 'bring'] as const)('of %s: the same number for a booking that is repeated', async (id) => {
    const asked = { postnord: parcel('SE', '11122'), dhl: parcel('DE', '10115'), bring: parcel('NO', '0150') }[id]
    const numbers = [await carriers[id].bookReturn?.(asked, 'sv'), await carriers[id].bookReturn?.(asked, 'sv')]
    expect(numbers[0]?.trackingNumber).toBe(numbers[1]?.trackingNumber)
  })

  test.each(['postnord', 'dhl', 'bring'] as const)(
    'of %s: a parcel that it does not take is a refusal, silence an outage',
    async (id) => {
      const asked = { postnord: parcel('SE', '11122'), dhl: parcel('DE', '10115'), bring: parcel('NO', '0150') }[id]
      await expect(carriers[id].bookReturn?.({ ...asked, weightGrams: 90_000 }, 'sv')).rejects.toThrow(BookingRefusal)
      carrierNetwork.send = async () => new Response('', { status: 503 })
      await expect(carriers[id].bookReturn?.(asked, 'sv')).rejects.toThrow(CarrierOutage)
    },
  )
})

test('The booking of Bring and its QR code share the time that the shopper waits', async () => {
  const signals: unknown[] = []
  carrierNetwork.send = (url, init) => {
    signals.push(init.signal)
    return send(url, init)
  }
  const { signal } = new AbortController()
  await carriers.bring.bookReturn?.(parcel('NO', '0150'), 'no', signal)
  expect(signals).toHaveLength(2)
  expect(signals.every((one) => one === signal)).toBe(true)
})

test('A QR code of another site than Bring is not fetched', async () => {
  const asked: string[] = []
  carrierNetwork.send = async (url) => {
    asked.push(url)
    const packages = [{ qrCodeLink: 'http://169.254.169.254/qr.png' }]
    return Response.json({ consignments: [{ confirmation: { consignmentNumber: '7', packages } }] })
  }
  await expect(carriers.bring.bookReturn?.(parcel('NO', '0150'), 'no')).rejects.toThrow(CarrierOutage)
  expect(asked).toHaveLength(1)
})

test('A carrier without keys for returns books none', () => {
  const live = connectCarriers({ POSTNORD_API_KEY: 'a', BRING_API_UID: 'a', BRING_API_KEY: 'a', DHL_API_KEY: 'a' }, '', false)
  expect([live.postnord, live.bring, live.dhl, live.dao, live.gls].map(({ bookReturn }) => bookReturn)).toEqual(
    Array(5).fill(null),
  )
})

test('no label of a simulator is booked in a shop of real payments', () => {
  const { postnord, bring, dhl } = connectCarriers({}, simulator.origin, false)
  expect([postnord, bring, dhl].map(({ bookReturn }) => bookReturn)).toEqual([null, null, null])
})
