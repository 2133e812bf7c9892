import { Hono } from 'hono'
import type { Country, TrackingCode } from '../../interfaces/carrier'
import { nearestSeededPoints, type SeededPoint } from '../geography/seeded-points'
import { eachDay, englishDay } from '../opening-hours'
import { simulatedJourney } from '../simulated-journey'

const COUNTRIES: ReadonlyMap<string, Country> = new Map([
  ['DE', 'DE'],
  ['DK', 'DK'],
])

const EVENTS: Record<TrackingCode, string> = {
  registered: '0.100',
  'in-transit': '1.0',
  'out-for-delivery': '11.0',
  arrived: '35.40',
  delivered: '3.0',
  returned: '23.0',
}

/** The part of GLS's APIs that the shop calls, with made-up parcel shops in Germany and Denmark. Any credentials are accepted. */
export function glsSimulator(now: () => Date): Hono {
  const app = new Hono()

  app.get('/webservices_v4/wsShopFinder.asmx/SearchNearestParcelShops', (context) => {
    const { zipcode = '', countryIso3166A2 = '', Amount } = context.req.query()
    const country = COUNTRIES.get(countryIso3166A2)
    const points = country === undefined ? [] : nearestSeededPoints({ carrier: 'gls', kind: 'shop', country }, zipcode)
    const shops = points
      .slice(0, Number(Amount ?? 5))
      .map(answeredShop)
      .join('')
    return context.body(
      `<?xml version="1.0" encoding="utf-8"?><ParcelShopSearchResult xmlns="http://gls.dk/webservices/"><parcelshops>${shops}</parcelshops></ParcelShopSearchResult>`,
      200,
      { 'content-type': 'text/xml; charset=utf-8' },
    )
  })

  app.get('/public/v1/tracking/references/:number', (context) => {
    if (!context.req.header('authorization')) return context.json({ errors: [{ exitCode: '401' }] }, 401)
    const events = simulatedJourney(context.req.param('number'), now())
      .reverse()
      .map(({ time, code, place }) => ({ timestamp: time, code: EVENTS[code], location: place, country: 'DK' }))
    if (events.length === 0) return context.json({ errors: [{ exitCode: '404' }] }, 404)
    return context.json({ parcels: [{ trackid: context.req.param('number'), events }] })
  })
  return app
}

function answeredShop(point: SeededPoint): string {
  const hours = eachDay(point.hours)
    .map(({ day, opens, closes }) =>
      element('Weekday', element('day', englishDay(day)) + element('openAt', element('From', opens) + element('To', closes))),
    )
    .join('')
  const texts = {
    Number: point.id,
    CompanyName: point.name,
    Streetname: point.street,
    ZipCode: point.postalCode,
    CityName: point.city,
    CountryCodeISO3166A2: point.country,
    Longitude: String(point.longitude),
    Latitude: String(point.latitude),
    DistanceMetersAsTheCrowFlies: String(point.distanceMetres),
  }
  const fields = Object.entries(texts).map(([name, text]) => element(name, text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')))
  return element('PakkeshopData', fields.join('') + element('OpeningHours', hours))
}

const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`
