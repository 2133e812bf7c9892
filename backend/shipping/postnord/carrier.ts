import type { Environment } from '../../environment'
import type { z } from 'zod'
import type { Carrier, Country, ServicePoint, TrackingCode } from '../../interfaces/carrier'
import { readJson } from '../carrier-client'
import { groupHours, isoWeekday } from '../opening-hours'
import { townName } from '../town-name'
import { trackingEvents } from '../tracking-events'
import { ServicePointsAnswer, TrackingAnswer } from './answers'
import { postnordReturns } from './book-return'

/** Returns are booked with a customer number and the application id that PostNord has given the shop; null without them. */
export type PostnordSettings = {
  apiUrl: string
  apiKey: string
  returns: { customerNumber: string; applicationId: string } | null
}

/**
 * From POSTNORD_API_KEY, POSTNORD_API_URL (default: the live API), POSTNORD_CUSTOMER_NUMBER and
 * POSTNORD_APPLICATION_ID; null without a key.
 */
export function postnordSettings(env: Environment): PostnordSettings | null {
  const { POSTNORD_API_KEY: apiKey, POSTNORD_API_URL: apiUrl } = env
  const { POSTNORD_CUSTOMER_NUMBER: customerNumber, POSTNORD_APPLICATION_ID: applicationId } = env
  const returns = customerNumber && applicationId ? { customerNumber, applicationId } : null
  return apiKey ? { apiUrl: apiUrl || 'https://api2.postnord.com', apiKey, returns } : null
}

/** Service point types of PostNord: business centres, service points, delivery offices; and parcel boxes. */
const TYPE_IDS: Record<'shop' | 'locker', Partial<Record<Country, string>>> = {
  shop: { SE: '24,25,54', NO: '37' },
  locker: { SE: '2', NO: '2', DK: '2' },
}

const STATUSES: ReadonlyMap<string, TrackingCode> = new Map([
  ['INFORMED', 'registered'],
  ['EN_ROUTE', 'in-transit'],
  ['AVAILABLE_FOR_DELIVERY', 'arrived'],
  ['AVAILABLE_FOR_DELIVERY_PAR_LOC', 'arrived'],
  ['EXPECTED_DELAY', 'in-transit'],
  ['DELIVERY_IN_PROGRESS', 'out-for-delivery'],
  ['DELIVERED', 'delivered'],
  ['RETURNED', 'returned'],
])

/** PostNord's business location API v5, track and trace API v5, and booking API v3 for returns. */
export function postnord({ apiUrl, apiKey, returns }: PostnordSettings): Carrier {
  return {
    id: 'postnord',
    async servicePoints({ country, kind }, postalCode) {
      const typeId = TYPE_IDS[kind === 'locker' ? 'locker' : 'shop'][country]
      const query = new URLSearchParams({
        apikey: apiKey,
        returnType: 'json',
        countryCode: country,
        agreementCountry: country,
        postalCode,
        numberOfServicePoints: '10',
        srId: 'EPSG:4326',
        context: 'optionalservicepoint',
        responseFilter: 'public',
        ...(typeId === undefined ? {} : { typeId }),
      })
      const url = `${apiUrl}/rest/businesslocation/v5/servicepoints/nearest/byaddress?${query}`
      const answer = await readJson(ServicePointsAnswer, { name: 'postnord: service points', url })
      return (answer?.servicePointInformationResponse.servicePoints ?? []).map(toServicePoint)
    },
    tracking: {
      by: 'asking',
      async events(trackingNumber, language) {
        const query = new URLSearchParams({ apikey: apiKey, id: trackingNumber, locale: language })
        const url = `${apiUrl}/rest/shipment/v5/trackandtrace/findByIdentifier.json?${query}`
        const answer = await readJson(TrackingAnswer, { name: 'postnord: tracking', url })
        const events = answer?.TrackingInformationResponse.shipments?.flatMap(({ items }) => items.flatMap((item) => item.events))
        const inOurWords = (events ?? []).map(({ eventTime, status, location }) => ({
          time: eventTime,
          code: status,
          place: location?.city ?? location?.displayName,
        }))
        return trackingEvents(inOurWords, STATUSES)
      },
    },
    bookReturn: returns === null ? null : postnordReturns({ apiUrl, apiKey, ...returns }),
    trackingUrl: (trackingNumber, language) =>
      `https://tracking.postnord.com/${SITES[language]}/tracking?id=${encodeURIComponent(trackingNumber)}`,
  }
}

const SITES = { sv: 'se', no: 'no', de: 'en', da: 'dk' } as const

type Answered = NonNullable<z.output<typeof ServicePointsAnswer>['servicePointInformationResponse']['servicePoints']>[number]

function toServicePoint({ servicePointId, name, routeDistance, visitingAddress, openingHours }: Answered): ServicePoint {
  const { streetName, streetNumber, postalCode, city } = visitingAddress
  const hours = (openingHours?.postalServices ?? []).flatMap(({ openDay, openTime, closeTime }) => {
    const day = isoWeekday(openDay)
    return day === null ? [] : [{ day, opens: openTime.slice(0, 5), closes: closeTime.slice(0, 5) }]
  })
  return {
    id: servicePointId,
    name,
    postalCode,
    city: townName(city),
    street: [streetName, streetNumber].filter((part) => part).join(' '),
    distanceMetres: routeDistance ?? 0,
    hours: groupHours(hours),
  }
}
