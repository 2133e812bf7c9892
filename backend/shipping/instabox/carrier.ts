import { TIME_ZONE } from '../../../app/commerce/contract/time-zone'
import type { Environment } from '../../environment'
import { z } from 'zod'
import { localClock } from '../../stores/formats'
import { weekday } from '../../stores/local-day'
import { type Carrier, CarrierOutage, type ServicePoint } from '../../interfaces/carrier'
import { readJson } from '../carrier-client'
import { distanceMetres, placeOf } from '../geography/places'
import { type MessageKeys, messageKeys, readMessage } from '../instabee/messages'
import { type DayHours, groupHours } from '../opening-hours'

export type InstaboxSettings = {
  tokenUrl: string
  availabilityUrl: string
  clientId: string
  clientSecret: string
  messages: MessageKeys | null
}

/** From INSTABOX_CLIENT_ID and INSTABOX_CLIENT_SECRET; the live APIs unless INSTABOX_API_URL is set; null without both keys. */
export function instaboxSettings(env: Environment): InstaboxSettings | null {
  const { INSTABOX_CLIENT_ID: clientId, INSTABOX_CLIENT_SECRET: clientSecret, INSTABOX_API_URL: apiUrl } = env
  if (!clientId || !clientSecret) return null
  return {
    tokenUrl: apiUrl || 'https://oauth.instabox.se',
    availabilityUrl: apiUrl || 'https://availability.instabox.se',
    clientId,
    clientSecret,
    messages: messageKeys(env, 'INSTABOX'),
  }
}

/** POST /v1/token */
const TokenAnswer = z.object({ token: z.string().min(1) })

const Locker = z.object({
  sort_code: z.string().min(1),
  description: z.string().min(1),
  address: z.object({ street: z.string(), zip: z.string(), city: z.string() }),
  coordinates: z.object({ lat: z.coerce.number(), long: z.coerce.number() }),
  openhours: z.array(z.object({ open_utc: z.iso.datetime(), close_utc: z.iso.datetime() })).nullish(),
})

/** POST /v3/availability */
const AvailabilityAnswer = z.object({
  availability: z.object({
    EXPRESS: z.object({ dispatch_options: z.array(z.object({ delivery_options: z.array(Locker) })) }).nullish(),
  }),
})

const MAX_POINTS = 10

/** Instabox's availability API v3. It sends the events of parcels. */
export function instabox({ tokenUrl, availabilityUrl, clientId, clientSecret, messages }: InstaboxSettings): Carrier {
  async function token(): Promise<string> {
    const json = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const answer = await readJson(TokenAnswer, { name: 'instabox: token', url: `${tokenUrl}/v1/token`, json })
    if (answer === null) throw new CarrierOutage('instabox: token answered 404')
    return answer.token
  }

  return {
    id: 'instabox',
    async servicePoints({ country }, postalCode) {
      const options = { num_delivery_options: MAX_POINTS, num_dispatch_options: 1, response_fields: ['OPENHOURS'] }
      const answer = await readJson(AvailabilityAnswer, {
        name: 'instabox: availability',
        url: `${availabilityUrl}/v3/availability`,
        headers: { authorization: `Bearer ${await token()}` },
        json: { recipient: { zip: postalCode, country_code: country }, services: [{ service_type: 'EXPRESS', options }] },
      })
      const lockers = answer?.availability.EXPRESS?.dispatch_options[0]?.delivery_options ?? []
      const from = placeOf(postalCode, country)
      return lockers
        .map((locker): ServicePoint => {
          const { lat: latitude, long: longitude } = locker.coordinates
          return {
            id: locker.sort_code,
            name: locker.description,
            street: locker.address.street,
            postalCode: locker.address.zip.replaceAll(' ', ''),
            city: locker.address.city,
            distanceMetres: from === null ? 0 : distanceMetres(from, { latitude, longitude }),
            hours: groupHours((locker.openhours ?? []).map(localHours)),
          }
        })
        .sort((one, other) => one.distanceMetres - other.distanceMetres)
    },
    tracking: { by: 'message', read: (message) => readMessage(message, messages) },
    bookReturn: null,
    trackingUrl: (trackingNumber) => `https://track.instabox.io/${encodeURIComponent(trackingNumber)}`,
  }
}

function localHours({ open_utc, close_utc }: { open_utc: string; close_utc: string }): DayHours {
  const [opens, closes] = [open_utc, close_utc].map((time) => localClock(TIME_ZONE).format(new Date(time)))
  const close = closes?.slice(11, 16) ?? ''
  return {
    day: weekday((opens ?? '').slice(0, 10)) || 7,
    opens: opens?.slice(11, 16) ?? '',
    closes: close === '23:59' || close === '00:00' ? '24:00' : close,
  }
}
