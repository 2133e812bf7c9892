import { Hono } from 'hono'
import type { Country, TrackingCode } from '../carrier'
import { nearestSeededPoints, type SeededPoint } from '../geography/seeded-points'
import { eachDay, englishDay } from '../opening-hours'
import { simulatedJourney } from '../simulated-journey'

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
      ...{ eventTime: time, status: STATUSES[code], location: { displayName: place, locationType: 'HUB' } },
    }))
    const shipments = events.length === 0 ? [] : [{ items: [{ events }] }]
    return context.json({ TrackingInformationResponse: { shipments } })
  })
  return app
}

function answeredPoint({ id, name, street, city, postalCode, country, distanceMetres, latitude, longitude, hours }: SeededPoint) {
  const [, streetName, streetNumber] = /^(.*) (\S+)$/.exec(street) ?? []
  return {
    ...{ name, servicePointId: id, routeDistance: distanceMetres },
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
