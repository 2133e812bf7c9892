import { expect, test, vi } from 'vitest'
import { findDeliveryMethod } from '../delivery-methods'
import { postnord } from './carrier'

const carrier = postnord({ apiUrl: 'https://postnord.example', apiKey: 'key', returns: null })
const method = findDeliveryMethod('postnord-service-point', 'SE')

const answering = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

test('a service point: the town in ordinary spelling, hours across a break, days without hours closed', async () => {
  const open = (openDay: string, openTime: string, closeTime: string) => ({ openDay, openTime, closeTime, closeDay: openDay })
  answering({
    servicePointInformationResponse: {
      compositeFault: null,
      servicePoints: [
        {
          servicePointId: '123456',
          name: 'Torgkiosken',
          routeDistance: 1235,
          visitingAddress: { streetName: 'Storgatan', streetNumber: '2', postalCode: '19430', city: 'UPPLANDS VÄSBY' },
          openingHours: {
            postalServices: [
              open('Monday', '15:00', '18:00'),
              open('Monday', '08:00', '09:30'),
              open('TUESDAY', '08:00', '18:00'),
            ],
          },
        },
      ],
    },
  })
  if (method === undefined) throw new Error('No such method')
  expect(await carrier.servicePoints(method, '19430', 'sv')).toEqual([
    {
      id: '123456',
      name: 'Torgkiosken',
      street: 'Storgatan 2',
      postalCode: '19430',
      city: 'Upplands Väsby',
      distanceMetres: 1235,
      hours: [
        { days: [1, 2], opens: '08:00', closes: '18:00' },
        { days: [3, 4, 5, 6, 7], opens: null, closes: null },
      ],
    },
  ])
})

test('tracking leaves out what does not say where the parcel is, and reads times as local', async () => {
  const event = (eventTime: string, status: string, city?: string) => ({
    eventTime,
    status,
    location: { city, displayName: 'Hub' },
  })
  answering({
    TrackingInformationResponse: {
      shipments: [
        { items: [{ events: [event('2026-07-03T09:15:00', 'OTHER'), event('2026-07-04T12:00:00', 'DELIVERED', 'Lidingö')] }] },
        { items: [{ events: [event('2026-07-03T09:11:00', 'EN_ROUTE')] }] },
      ],
    },
  })
  const { tracking } = carrier
  expect(tracking.by === 'asking' && (await tracking.events('12345SE', 'sv'))).toEqual([
    { at: new Date('2026-07-03T07:11:00Z'), code: 'in-transit', place: 'Hub' },
    { at: new Date('2026-07-04T10:00:00Z'), code: 'delivered', place: 'Lidingö' },
  ])
})

test('a tracking number is escaped in the address of the tracking page', () => {
  expect(carrier.trackingUrl('12&3', 'da')).toBe('https://tracking.postnord.com/dk/tracking?id=12%263')
})
