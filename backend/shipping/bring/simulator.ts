import { Hono } from 'hono'
import type { OpeningHours, TrackingCode } from '../../interfaces/carrier'
import { nearestSeededPoints } from '../geography/seeded-points'
import { z } from 'zod'
import { simulatedJourney } from '../simulated-journey'
import { simulatedNumber, simulatedQr } from '../simulated-returns'

const STATUSES: Record<TrackingCode, string> = {
  registered: 'PRE_NOTIFIED',
  'in-transit': 'IN_TRANSIT',
  'out-for-delivery': 'TRANSPORT_TO_RECIPIENT',
  arrived: 'READY_FOR_PICKUP',
  delivered: 'DELIVERED',
  returned: 'RETURN',
}

const SimulatedParty = z.object({
  name: z.string().min(1),
  addressLine: z.string().min(1),
  postalCode: z.string().regex(/^\d{4}$/),
  city: z.string().min(1),
  countryCode: z.literal('NO'),
  reference: z.string().min(1),
})

const Booking = z.object({
  consignments: z.tuple([
    z.object({
      correlationId: z.string().min(1),
      generateQrCodes: z.literal(true),
      parties: z.object({ sender: SimulatedParty, recipient: SimulatedParty }),
      product: z.object({ id: z.literal('9300'), customerNumber: z.string().min(1) }),
      packages: z.tuple([z.object({ weightInKg: z.number().positive().max(35) })]),
    }),
  ]),
})

/** The part of Bring's API that the shop calls, with made-up pickup points in Norway. Any pair of keys is accepted. */
export function bringSimulator(now: () => Date): Hono {
  const app = new Hono()
  // Needs no key, as a browser opens the picture.
  app.get('/qr/:file', (context) =>
    context.body(new Uint8Array(simulatedQr(context.req.param('file').replace(/\.png$/, ''))), 200, {
      'content-type': 'image/png',
    }),
  )

  app.use(async (context, next) =>
    context.req.header('x-mybring-api-uid') && context.req.header('x-mybring-api-key')
      ? next()
      : context.json({ error: 'Missing Mybring credentials' }, 401),
  )

  app.get('/pickuppoint/api/pickuppoint/NO/postalCode/:file', (context) => {
    const { pickupPointType, numberOfResponses } = context.req.query()
    const postalCode = context.req.param('file').replace(/\.json$/, '')
    const kind = pickupPointType === 'locker' ? 'locker' : 'shop'
    const points = nearestSeededPoints({ carrier: 'bring', kind, country: 'NO' }, postalCode)
    if (points.length === 0) return context.json({ error: 'Unknown postal code' }, 404)
    const pickupPoint = points.slice(0, Number(numberOfResponses ?? 10)).map((point) => ({
      id: point.id,
      unitId: point.id,
      name: point.name,
      countryCode: 'NO',
      address: point.street,
      postalCode: point.postalCode,
      city: point.city.toUpperCase(),
      visitingAddress: point.street,
      visitingPostalCode: point.postalCode,
      visitingCity: point.city.toUpperCase(),
      latitude: point.latitude,
      longitude: point.longitude,
      openingHoursNorwegian: norwegianHours(point.hours),
      distanceInKm: (point.distanceMetres / 1000).toFixed(1),
      distanceType: 'AERIAL',
    }))
    return context.json({ pickupPoint })
  })

  app.get('/tracking/api/v2/tracking.json', (context) => {
    const events = simulatedJourney(context.req.query('q') ?? '', now())
    if (events.length === 0)
      return context.json({ apiVersion: '2', consignmentSet: [{ error: { code: 404, message: 'No data' } }] })
    const eventSet = events.map(({ time, code, place }) => ({ status: STATUSES[code], dateIso: time, city: place.toUpperCase() }))
    return context.json({ apiVersion: '2', consignmentSet: [{ packageSet: [{ eventSet }] }] })
  })

  app.post('/booking/api/create', async (context) => {
    const asked = Booking.safeParse(await context.req.json())
    if (!asked.success) return context.json({ consignments: [{ errors: [{ code: 'BOOK-INPUT-003' }] }] }, 400)
    const [{ correlationId, parties }] = asked.data.consignments
    const consignmentNumber = simulatedNumber('7', parties.sender.reference, now())
    const qrCodeLink = new URL(`/bring/qr/${consignmentNumber}.png`, context.req.url).href
    const packages = [{ packageNumber: consignmentNumber, correlationId, qrCodeLink }]
    return context.json({ consignments: [{ correlationId, confirmation: { consignmentNumber, packages } }] })
  })
  return app
}

const DAYS = ['Man', 'Tir', 'Ons', 'Tor', 'Fre', 'Lør', 'Søn']

const norwegianHours = (hours: readonly OpeningHours[]): string =>
  hours
    .filter(({ opens }) => opens !== null)
    .map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)].map((day) => DAYS[(day ?? 1) - 1])
      return `${first === last ? first : `${first} - ${last}`}: ${opens?.replace(':', '')}-${closes?.replace(':', '')}`
    })
    .join(', ')
