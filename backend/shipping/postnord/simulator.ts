import { Hono } from 'hono'
import type { Country, TrackingCode } from '../../interfaces/carrier'
import { nearestSeededPoints, type SeededPoint } from '../geography/seeded-points'
import { eachDay, englishDay } from '../opening-hours'
import { z } from 'zod'
import { simulatedJourney } from '../simulated-journey'
import { simulatedCode, simulatedNumber } from '../simulated-returns'

const COUNTRIES: ReadonlyMap<string, Country> = new Map([
  ['SE', 'SE'],
  ['NO', 'NO'],
  ['DK', 'DK'],
])

const STATUSES: Record<TrackingCode, string> = {
  registered: 'INFORMED',
  'in-transit': 'EN_ROUTE',
  'out-for-delivery': 'DELIVERY_IN_PROGRESS',
  arrived: 'AVAILABLE_FOR_DELIVERY',
  delivered: 'DELIVERED',
  returned: 'RETURNED',
}

const SimulatedParty = z.object({
  nameIdentification: z.object({ name: z.string().min(1) }),
  address: z.object({
    streets: z.tuple([z.string().min(1)]),
    postalCode: z.string().min(1),
    city: z.string().min(1),
    countryCode: z.enum(['SE', 'NO', 'DK']),
  }),
})

const Instruction = z.object({
  messageId: z.string().min(1),
  shipment: z.tuple([
    z.object({
      references: z.tuple([z.object({ referenceNo: z.string().min(1) })]),
      totalGrossWeight: z.object({ value: z.number().positive().max(35), unit: z.literal('KGM') }),
      parties: z.object({
        consignor: z.object({ party: SimulatedParty }),
        consignee: z.object({ partyIdentification: z.object({ partyId: z.string().min(1) }), party: SimulatedParty }),
      }),
    }),
  ]),
})

/** The part of PostNord's API that the shop calls, with made-up service points. Any key is accepted, none is refused. */
export function postnordSimulator(now: () => Date): Hono {
  const app = new Hono()
  app.use(async (context, next) => (context.req.query('apikey') ? next() : context.json({ message: 'apikey missing' }, 403)))

  app.get('/rest/businesslocation/v5/servicepoints/nearest/byaddress', (context) => {
    const { countryCode = '', postalCode = '', typeId, numberOfServicePoints } = context.req.query()
    const country = COUNTRIES.get(countryCode)
    if (country === undefined)
      return context.json({ compositeFault: { faults: [{ faultCode: '1', explanationText: 'country' }] } }, 400)
    const points = nearestSeededPoints({ carrier: 'postnord', kind: typeId === '2' ? 'locker' : 'shop', country }, postalCode)
    const servicePoints = points.slice(0, Number(numberOfServicePoints ?? 5)).map(answeredPoint)
    return context.json({ servicePointInformationResponse: { compositeFault: null, servicePoints } })
  })

  app.get('/rest/shipment/v5/trackandtrace/findByIdentifier.json', (context) => {
    const events = simulatedJourney(context.req.query('id') ?? '', now()).map(({ time, code, place }) => ({
      eventTime: time,
      status: STATUSES[code],
      location: { displayName: place, locationType: 'HUB' },
    }))
    const shipments = events.length === 0 ? [] : [{ items: [{ events }] }]
    return context.json({ TrackingInformationResponse: { shipments } })
  })

  app.post('/rest/shipment/v3/returns/edi', async (context) => {
    const asked = Instruction.safeParse(await context.req.json())
    if (!asked.success) return context.json({ compositeFault: { faults: [{ explanationText: asked.error.message }] } }, 400)
    const { referenceNo } = asked.data.shipment[0].references[0]
    const ids = [{ idType: 'itemId', value: simulatedNumber('00', referenceNo, now()), printId: simulatedCode(referenceNo) }]
    return context.json({ bookingResponse: { bookingId: asked.data.messageId, idInformation: [{ status: 'OK', ids }] } }, 201)
  })
  return app
}

function answeredPoint({ id, name, street, city, postalCode, country, distanceMetres, latitude, longitude, hours }: SeededPoint) {
  const [, streetName, streetNumber] = /^(.*) (\S+)$/.exec(street) ?? []
  return {
    name,
    servicePointId: id,
    routeDistance: distanceMetres,
    visitingAddress: { countryCode: country, city: city.toUpperCase(), streetName, streetNumber, postalCode },
    coordinates: [{ countryCode: country, northing: latitude, easting: longitude, srId: 'EPSG:4326' }],
    openingHours: {
      specialDates: [],
      postalServices: eachDay(hours).map(({ day, opens, closes }) => {
        const name = englishDay(day)
        return { openDay: name, openTime: opens, closeDay: name, closeTime: closes }
      }),
    },
  }
}
