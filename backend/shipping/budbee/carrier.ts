import type { Environment } from '../../environment'
import { z } from 'zod'
import type { Carrier } from '../../interfaces/carrier'
import { basicAuth, readJson } from '../carrier-client'
import { type MessageKeys, messageKeys, readMessage } from '../instabee/messages'

export type BudbeeSettings = { apiUrl: string; clientId: string; clientSecret: string; messages: MessageKeys | null }

/** From BUDBEE_CLIENT_ID, BUDBEE_CLIENT_SECRET and BUDBEE_API_URL (default: the live API); null without both keys. */
export function budbeeSettings(env: Environment): BudbeeSettings | null {
  const { BUDBEE_CLIENT_ID: clientId, BUDBEE_CLIENT_SECRET: clientSecret, BUDBEE_API_URL: apiUrl } = env
  return clientId && clientSecret
    ? { apiUrl: apiUrl || 'https://api.budbee.com', clientId, clientSecret, messages: messageKeys(env, 'BUDBEE') }
    : null
}

const BOXES = 'application/vnd.budbee.boxes-v1+json'

/** GET /boxes/postalcodes/validate/{country}/{code} */
const BoxesAnswer = z.object({
  lockers: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      /** Metres. */
      distance: z.number(),
      address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
    }),
  ),
})

const MAX_POINTS = 10

/** Budbee's API for boxes, which does not tell their hours. It sends the events of parcels. */
export function budbee({ apiUrl, clientId, clientSecret, messages }: BudbeeSettings): Carrier {
  const headers = { ...basicAuth(clientId, clientSecret), accept: BOXES }
  return {
    id: 'budbee',
    async servicePoints({ country }, postalCode) {
      const url = `${apiUrl}/boxes/postalcodes/validate/${country}/${encodeURIComponent(postalCode)}`
      const answer = await readJson(BoxesAnswer, { name: 'budbee: boxes', url, headers })
      const boxes = (answer?.lockers ?? []).map(({ id, name, distance, address: { street, postalCode, city } }) => ({
        id,
        name,
        street,
        postalCode: postalCode.replaceAll(' ', ''),
        city,
        distanceMetres: distance,
        hours: [],
      }))
      return boxes.sort((one, other) => one.distanceMetres - other.distanceMetres).slice(0, MAX_POINTS)
    },
    tracking: { by: 'message', read: (message) => readMessage(message, messages) },
    bookReturn: null,
    trackingUrl: (trackingNumber) => `https://tracking.budbee.com/${encodeURIComponent(trackingNumber)}`,
  }
}
