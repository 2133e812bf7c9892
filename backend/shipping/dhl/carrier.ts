import type { Environment } from '../../environment'
import type { z } from 'zod'
import type { Carrier, ServicePoint, TrackingCode } from '../../interfaces/carrier'
import { readJson } from '../carrier-client'
import { groupHours, isoWeekday } from '../opening-hours'
import { townName } from '../town-name'
import { trackingEvents } from '../tracking-events'
import { LocationsAnswer, TrackingAnswer } from './answers'
import { dhlReturns } from './book-return'

/** Returns are booked with a user of DHL's business portal; null without one. */
export type DhlSettings = {
  locationUrl: string
  trackingUrl: string
  apiKey: string
  returns: { user: string; password: string; receiverId: string } | null
}

/**
 * From DHL_API_KEY, and for returns DHL_RETURNS_USER, DHL_RETURNS_PASSWORD and DHL_RETURNS_RECEIVER_ID (default `deu`); the live
 * API unless DHL_API_URL is set; null without a key.
 */
export function dhlSettings(env: Environment): DhlSettings | null {
  const { DHL_API_KEY: apiKey, DHL_API_URL: apiUrl } = env
  if (!apiKey) return null
  const { DHL_RETURNS_USER: user, DHL_RETURNS_PASSWORD: password, DHL_RETURNS_RECEIVER_ID: receiverId } = env
  const returns = user && password ? { user, password, receiverId: receiverId || 'deu' } : null
  return { locationUrl: apiUrl || 'https://api.dhl.com', trackingUrl: apiUrl || 'https://api-eu.dhl.com', apiKey, returns }
}

const RADIUS_METRES = 25_000

const STATUSES: ReadonlyMap<string, TrackingCode> = new Map([
  ['pre-transit', 'registered'],
  ['transit', 'in-transit'],
  ['delivered', 'delivered'],
])

/** DHL's Location Finder - Unified v1, Shipment Tracking - Unified, and Parcel DE Returns v1. */
export function dhl({ locationUrl, trackingUrl, apiKey, returns }: DhlSettings): Carrier {
  const headers = { 'dhl-api-key': apiKey }
  return {
    id: 'dhl',
    async servicePoints({ country, kind }, postalCode) {
      const query = new URLSearchParams({
        countryCode: country,
        postalCode,
        providerType: 'parcel',
        serviceType: 'parcel:pick-up',
        locationType: kind === 'locker' ? 'locker' : 'servicepoint',
        radius: String(RADIUS_METRES),
        limit: '10',
      })
      const url = `${locationUrl}/location-finder/v1/find-by-address?${query}`
      const answer = await readJson(LocationsAnswer, { name: 'dhl: locations', url, headers })
      return (answer?.locations ?? []).map(toServicePoint)
    },
    tracking: {
      by: 'asking',
      async events(trackingNumber, language) {
        const query = new URLSearchParams({ trackingNumber, language: language === 'no' ? 'nb' : language })
        const url = `${trackingUrl}/track/shipments?${query}`
        const answer = await readJson(TrackingAnswer, { name: 'dhl: tracking', url, headers })
        const events = answer?.shipments.flatMap((shipment) => shipment.events ?? []) ?? []
        const inOurWords = events.map(({ timestamp, statusCode, location }) => ({
          time: timestamp,
          code: statusCode ?? '',
          place: location?.address?.addressLocality,
        }))
        return trackingEvents(inOurWords, STATUSES)
      },
    },
    bookReturn: returns === null ? null : dhlReturns({ returnsUrl: trackingUrl, apiKey, ...returns }),
    trackingUrl: (trackingNumber, language) =>
      language === 'de'
        ? `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${encodeURIComponent(trackingNumber)}`
        : `https://www.dhl.com/se-sv/home/tracking.html?tracking-id=${encodeURIComponent(trackingNumber)}`,
  }
}

function toServicePoint({
  location,
  name,
  distance,
  place,
  openingHours,
}: z.output<typeof LocationsAnswer>['locations'][number]) {
  const { streetAddress, postalCode, addressLocality } = place.address
  const hours = (openingHours ?? []).flatMap(({ dayOfWeek, opens, closes }) => {
    const day = isoWeekday(dayOfWeek)
    return day === null ? [] : [{ day, opens: opens.slice(0, 5), closes: closes.slice(0, 5).replace('23:59', '24:00') }]
  })
  const point: ServicePoint = {
    id: location.ids[0]?.locationId ?? '',
    name,
    street: streetAddress,
    postalCode,
    city: townName(addressLocality),
    distanceMetres: distance ?? 0,
    hours: groupHours(hours),
  }
  return point
}
