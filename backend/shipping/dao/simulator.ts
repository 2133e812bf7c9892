import { Hono } from 'hono'
import type { TrackingCode } from '../../interfaces/carrier'
import { nearestSeededPoints, type SeededPoint } from '../geography/seeded-points'
import { placeOf } from '../geography/places'
import { eachDay } from '../opening-hours'
import { simulatedJourney } from '../simulated-journey'

const EVENTS: Record<TrackingCode, string> = {
  registered: '70',
  'in-transit': '10',
  arrived: '20',
  'out-for-delivery': '60',
  delivered: '30',
  returned: '50',
}

const DAYS = ['man', 'tir', 'ons', 'tor', 'fre', 'lor', 'son']

/** The part of DAO's API that the shop calls, with made-up parcel shops in Denmark. Any customer id and code are accepted. */
export function daoSimulator(now: () => Date): Hono {
  const app = new Hono()
  app.use(async (context, next) =>
    context.req.query('kundeid') && context.req.query('kode')
      ? next()
      : context.json({ status: 'FEJL', fejlkode: '101', fejltekst: 'Ugyldigt kundeid eller kode' }),
  )

  app.get('/DAOPakkeshop/FindPakkeshop.php', (context) => {
    const { postnr = '', antal } = context.req.query()
    const place = placeOf(postnr, 'DK')
    const points = nearestSeededPoints({ carrier: 'dao', kind: 'shop', country: 'DK' }, postnr).slice(0, Number(antal ?? 10))
    const pakkeshops = points.map((point) => ({
      shopId: point.id,
      navn: point.name,
      adresse: point.street,
      postnr: point.postalCode,
      bynavn: point.city,
      udsortering: 'E',
      latitude: String(point.latitude),
      longitude: String(point.longitude),
      afstand: point.distanceMetres / 1000,
      aabningstider: danishHours(point),
    }))
    const udgangspunkt = { latitude: String(place?.latitude ?? ''), longtide: String(place?.longitude ?? '') }
    return context.json({ status: 'OK', fejlkode: '', fejltekst: '', resultat: { pakkeshops, udgangspunkt } })
  })

  app.get('/TrackNTrace_v2.php', (context) => {
    const stregkode = context.req.query('stregkode') ?? ''
    const haendelser = simulatedJourney(stregkode, now()).map(({ time, code, place }) => ({
      tidspunkt: time.replace('T', ' '),
      haendelse: EVENTS[code],
      sted: place,
    }))
    return context.json({ status: 'OK', fejlkode: '', fejltekst: '', resultat: { stregkode, haendelser } })
  })
  return app
}

const danishHours = ({ hours }: SeededPoint): Record<string, string> =>
  Object.fromEntries(eachDay(hours).map(({ day, opens, closes }) => [DAYS[day - 1] ?? '', `${opens} - ${closes}`] as const))
