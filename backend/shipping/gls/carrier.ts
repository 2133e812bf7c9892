import type { Environment } from '../../environment'
import { z } from 'zod'
import { type Carrier, CarrierOutage, type TrackingCode } from '../../interfaces/carrier'
import { basicAuth, parseAnswer, readJson, readText } from '../carrier-client'
import { groupHours, isoWeekday } from '../opening-hours'
import { townName } from '../town-name'
import { trackingEvents } from '../tracking-events'
import { ParcelShops, readParcelShops } from './parcel-shops-xml'

export type GlsSettings = { shopFinderUrl: string; trackingUrl: string; user: string; password: string }

/** From GLS_USER and GLS_PASSWORD; the live APIs unless GLS_API_URL is set; null without both keys. */
export function glsSettings(env: Environment): GlsSettings | null {
  const { GLS_USER: user, GLS_PASSWORD: password, GLS_API_URL: apiUrl } = env
  if (!user || !password) return null
  return { shopFinderUrl: apiUrl || 'https://www.gls.dk', trackingUrl: apiUrl || 'https://api.gls-group.eu', user, password }
}

/** GET /public/v1/tracking/references/{number} */
const TrackingAnswer = z.object({
  parcels: z.array(
    z.object({
      events: z.array(z.object({ timestamp: z.string(), code: z.string(), location: z.string().nullish() })).nullish(),
    }),
  ),
})

/** By the number before the point of a code such as `3.0`; GLS puts details after the point. */
const EVENTS: ReadonlyMap<string, TrackingCode> = new Map([
  ['0', 'registered'],
  ['1', 'in-transit'],
  ['2', 'in-transit'],
  ['11', 'out-for-delivery'],
  ['35', 'arrived'],
  ['3', 'delivered'],
  ['23', 'returned'],
])

/** GLS: the parcel shop finder v4, which answers in XML and wants no key, and the tracking API v1. */
export function gls({ shopFinderUrl, trackingUrl, user, password }: GlsSettings): Carrier {
  return {
    id: 'gls',
    async servicePoints({ country }, postalCode) {
      const query = new URLSearchParams({ street: '', zipcode: postalCode, countryIso3166A2: country, Amount: '10' })
      const url = `${shopFinderUrl}/webservices_v4/wsShopFinder.asmx/SearchNearestParcelShops?${query}`
      const call = { name: 'gls: parcel shops', url, headers: { accept: 'text/xml' } }
      const shops = readParcelShops((await readText(call)) ?? '')
      if (shops === null) throw new CarrierOutage('gls: parcel shops answered in an undocumented form')
      return parseAnswer(ParcelShops, shops, call).map((shop) => ({
        id: shop.Number,
        name: shop.CompanyName,
        street: shop.Streetname,
        postalCode: shop.ZipCode,
        city: townName(shop.CityName),
        distanceMetres: shop.DistanceMetersAsTheCrowFlies,
        hours: groupHours(
          shop.hours.flatMap(({ day, From, To }) => {
            const weekday = isoWeekday(day)
            return weekday === null ? [] : [{ day: weekday, opens: From, closes: To }]
          }),
        ),
      }))
    },
    tracking: {
      by: 'asking',
      async events(trackingNumber, language) {
        const url = `${trackingUrl}/public/v1/tracking/references/${encodeURIComponent(trackingNumber)}`
        const headers = { ...basicAuth(user, password), 'accept-language': language }
        const answer = await readJson(TrackingAnswer, { name: 'gls: tracking', url, headers })
        const events = answer?.parcels.flatMap((parcel) => parcel.events ?? []) ?? []
        return trackingEvents(
          events.map(({ timestamp, code, location }) => ({ time: timestamp, code: code.split('.')[0] ?? '', place: location })),
          EVENTS,
        )
      },
    },
    bookReturn: null,
    trackingUrl: (trackingNumber, language) =>
      language === 'de'
        ? `https://gls-group.com/DE/de/paketverfolgung?match=${encodeURIComponent(trackingNumber)}`
        : `https://gls-group.com/DK/da/find-pakke?match=${encodeURIComponent(trackingNumber)}`,
  }
}
