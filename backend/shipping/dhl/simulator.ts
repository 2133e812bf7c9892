import { Hono } from 'hono'
import type { Country, TrackingCode } from '../../interfaces/carrier'
import { nearestSeededPoints } from '../geography/seeded-points'
import { eachDay, englishDay } from '../opening-hours'
import { z } from 'zod'
import { writePdf } from '../../documents/pdf-document'
import { simulatedJourney } from '../simulated-journey'
import { simulatedNumber, simulatedQr } from '../simulated-returns'

const COUNTRIES: ReadonlyMap<string, Country> = new Map([
  ['SE', 'SE'],
  ['DE', 'DE'],
])

/** DHL's tracking knows four states only. */
const STATUSES: Record<TrackingCode, string> = {
  registered: 'pre-transit',
  'in-transit': 'transit',
  'out-for-delivery': 'transit',
  arrived: 'transit',
  delivered: 'delivered',
  returned: 'failure',
}

const ReturnOrder = z.object({
  receiverId: z.string().min(1),
  customerReference: z.string().min(1),
  shipper: z.object({
    name1: z.string().min(1),
    addressStreet: z.string().min(1),
    addressHouse: z.string().min(1),
    postalCode: z.string().regex(/^\d{5}$/),
    city: z.string().min(1),
    email: z.email(),
  }),
  itemWeight: z.object({ uom: z.literal('g'), value: z.number().int().positive().max(31_500) }),
})

/** The part of DHL's API that the shop calls, with made-up locations in Sweden and Germany. Any key is accepted. */
export function dhlSimulator(now: () => Date): Hono {
  const app = new Hono()
  app.use(async (context, next) =>
    context.req.header('dhl-api-key') ? next() : context.json({ status: 401, title: 'Unauthorized' }, 401),
  )

  app.get('/location-finder/v1/find-by-address', (context) => {
    const { countryCode = '', postalCode = '', locationType, limit } = context.req.query()
    const country = COUNTRIES.get(countryCode)
    if (country === undefined) return context.json({ status: 400, title: 'Bad Request', detail: 'countryCode' }, 400)
    const kind = locationType === 'locker' ? 'locker' : 'shop'
    const points = nearestSeededPoints({ carrier: 'dhl', kind, country }, postalCode)
    const locations = points.slice(0, Number(limit ?? 20)).map((point) => ({
      url: `/locations/${point.id}`,
      location: {
        ids: [{ locationId: point.id, provider: 'parcel' }],
        keyword: 'Filiale',
        keywordId: point.id,
        type: locationType,
      },
      name: point.name,
      distance: point.distanceMetres,
      place: {
        address: {
          countryCode,
          postalCode: point.postalCode,
          addressLocality: point.city,
          streetAddress: point.street,
        },
        geo: { latitude: point.latitude, longitude: point.longitude },
      },
      openingHours: eachDay(point.hours).map(({ day, opens, closes }) => ({
        opens: `${opens}:00`,
        closes: closes === '24:00' ? '23:59:00' : `${closes}:00`,
        dayOfWeek: `http://schema.org/${englishDay(day)}`,
      })),
      closurePeriods: [],
      serviceTypes: ['parcel:pick-up', 'parcel:drop-off'],
    }))
    return context.json({ locations })
  })

  app.get('/track/shipments', (context) => {
    const trackingNumber = context.req.query('trackingNumber') ?? ''
    const events = simulatedJourney(trackingNumber, now())
      .reverse()
      .map(({ time, code, place }) => ({
        timestamp: time,
        statusCode: STATUSES[code],
        location: { address: { addressLocality: place } },
      }))
    if (events.length === 0) return context.json({ status: 404, title: 'No result found' }, 404)
    return context.json({ shipments: [{ id: trackingNumber, status: events[0], events }] })
  })

  app.post('/parcel/de/shipping/returns/v1/orders', async (context) => {
    if (!context.req.header('authorization')) return context.json({ status: 401, title: 'Unauthorized' }, 401)
    const asked = ReturnOrder.safeParse(await context.req.json())
    if (!asked.success) return context.json({ status: 400, title: 'Bad Request', detail: asked.error.message }, 400)
    const shipmentNo = simulatedNumber('9999', asked.data.customerReference, now())
    const page = {
      brand: 'DHL (Simulation)',
      kind: 'DHL Retoure',
      name: shipmentNo,
      made: '',
      page: '',
      iso: 'de-DE',
      now: now(),
    }
    const label = await writePdf(page, (doc) => doc.text(asked.data.customerReference))
    return context.json(
      {
        sstatus: { title: 'OK', status: 201 },
        shipmentNo,
        routingCode: '40327653113+99000943040020',
        label: { b64: Buffer.from(label).toString('base64') },
        qrLabel: { b64: simulatedQr(shipmentNo).toString('base64') },
      },
      201,
    )
  })
  return app
}
