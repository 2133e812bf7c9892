import type { Environment } from '../../environment'
import type { Carrier, TrackingCode } from '../../interfaces/carrier'
import { readJson } from '../carrier-client'
import { groupHours } from '../opening-hours'
import { townName } from '../town-name'
import { trackingEvents } from '../tracking-events'
import { PickupPointsAnswer, TrackingAnswer } from './answers'
import { bringReturns } from './book-return'
import { readOpeningTimes } from './opening-times'

/** Returns are booked with the shop's customer number; null without one. */
export type BringSettings = { apiUrl: string; uid: string; key: string; clientUrl: string; customerNumber: string | null }

/** From BRING_API_UID, BRING_API_KEY, BRING_API_URL (default: the live API) and BRING_CUSTOMER_NUMBER; null without both keys. */
export function bringSettings(env: Environment): BringSettings | null {
  const { BRING_API_UID: uid, BRING_API_KEY: key, BRING_API_URL: apiUrl, PUBLIC_ORIGIN: clientUrl } = env
  if (!uid || !key) return null
  const customerNumber = env.BRING_CUSTOMER_NUMBER || null
  return { apiUrl: apiUrl || 'https://api.bring.com', uid, key, clientUrl: clientUrl || 'https://localhost', customerNumber }
}

const STATUSES: ReadonlyMap<string, TrackingCode> = new Map([
  ['PRE_NOTIFIED', 'registered'],
  ['HANDED_IN', 'in-transit'],
  ['COLLECTED', 'in-transit'],
  ['IN_TRANSIT', 'in-transit'],
  ['CUSTOMS', 'in-transit'],
  ['READY_FOR_PICKUP', 'arrived'],
  ['TRANSPORT_TO_RECIPIENT', 'out-for-delivery'],
  ['DELIVERED', 'delivered'],
  ['RETURN', 'returned'],
  ['DELIVERED_SENDER', 'returned'],
])

/** Bring's pickup point API, tracking API v2 and booking API. */
export function bring({ apiUrl, uid, key, clientUrl, customerNumber }: BringSettings): Carrier {
  const headers = { 'x-mybring-api-uid': uid, 'x-mybring-api-key': key, 'x-bring-client-url': clientUrl }
  return {
    id: 'bring',
    async servicePoints({ country, kind }, postalCode) {
      const query = new URLSearchParams({ numberOfResponses: '10', pickupPointType: kind === 'locker' ? 'locker' : 'manned' })
      const url = `${apiUrl}/pickuppoint/api/pickuppoint/${country}/postalCode/${encodeURIComponent(postalCode)}.json?${query}`
      const answer = await readJson(PickupPointsAnswer, { name: 'bring: pickup points', url, headers })
      return (answer?.pickupPoint ?? []).map((point) => ({
        id: point.id,
        name: point.name,
        street: townName(point.visitingAddress),
        postalCode: point.visitingPostalCode,
        city: townName(point.visitingCity),
        distanceMetres: Math.round((point.distanceInKm ?? 0) * 1000),
        hours: groupHours(readOpeningTimes(point.openingHoursNorwegian ?? '')),
      }))
    },
    tracking: {
      by: 'asking',
      async events(trackingNumber, language) {
        const query = new URLSearchParams({ q: trackingNumber, lang: language === 'de' ? 'en' : language })
        const url = `${apiUrl}/tracking/api/v2/tracking.json?${query}`
        const answer = await readJson(TrackingAnswer, { name: 'bring: tracking', url, headers })
        const packages = answer?.consignmentSet?.flatMap(({ packageSet }) => packageSet ?? []) ?? []
        const events = packages.flatMap(({ eventSet }) => eventSet)
        return trackingEvents(
          events.map(({ status, dateIso, city }) => ({ time: dateIso, code: status, place: city && townName(city) })),
          STATUSES,
        )
      },
    },
    bookReturn: customerNumber === null ? null : bringReturns({ apiUrl, headers, customerNumber }),
    trackingUrl: (trackingNumber) => `https://sporing.bring.no/sporing/${encodeURIComponent(trackingNumber)}`,
  }
}
