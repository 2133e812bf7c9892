import { z } from 'zod'
import type { Environment } from '../../environment'
import { isSameSecret } from '../../http/same-secret'
import { type CarrierMessage, MessageRefusal, type ParcelEvent, type TrackingCode } from '../../interfaces/carrier'
import { basicAuth } from '../carrier-client'

/** The user and password that Instabee sends with its messages, as agreed in its portal. */
export type MessageKeys = { user: string; password: string }

/** From BUDBEE_WEBHOOK_USER and BUDBEE_WEBHOOK_PASSWORD, or those of INSTABOX; null without both. */
export function messageKeys(env: Environment, brand: 'BUDBEE' | 'INSTABOX'): MessageKeys | null {
  const [user, password] = [env[`${brand}_WEBHOOK_USER`], env[`${brand}_WEBHOOK_PASSWORD`]]
  return user && password ? { user, password } : null
}

/** The body of a message of version 2. `packageId` is the parcel's tracking number. */
const Message = z.object({
  eventId: z.string().min(1).max(200),
  eventType: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  packageId: z.string().min(1).max(100),
  eventData: z.object({ lockerName: z.string().nullish(), city: z.string().nullish() }).nullish(),
})

const EVENTS: ReadonlyMap<string, TrackingCode> = new Map([
  ['PARCEL_CREATED', 'registered'],
  ['SORTED_AT_TERMINAL', 'in-transit'],
  ['DELIVERY_VEHICLE_LOADED', 'out-for-delivery'],
  ['DELIVERED_TO_LOCKER', 'arrived'],
  ['INJECTED_IN_LOCKER', 'arrived'],
  ['CONSUMER_PICKED_UP_FROM_LOCKER', 'delivered'],
  ['DELIVERED_TO_CONSUMER', 'delivered'],
  ['RETURNED_TO_MERCHANT', 'returned'],
])

/**
 * Reads a message of Instabee, to which Budbee and Instabox belong. Null when it has no position of the parcel. Throws a
 * MessageRefusal when its user or password is wrong or no keys are agreed, and when its form is not the documented one.
 */
export function readMessage({ headers, rawBody }: CarrierMessage, keys: MessageKeys | null): ParcelEvent | null {
  const given = headers.get('authorization') ?? ''
  const isTheirs = keys !== null && isSameSecret(given, basicAuth(keys.user, keys.password).authorization)
  if (!isTheirs) throw new MessageRefusal('unauthorized', 'The user or password of the message is wrong')
  const message = Message.safeParse(parseJson(rawBody)).data
  if (message === undefined) throw new MessageRefusal('malformed', 'The message has another form than documented')
  const code = EVENTS.get(message.eventType)
  if (code === undefined) return null
  const { eventId, timestamp, packageId: trackingNumber, eventData } = message
  return { eventId, trackingNumber, at: new Date(timestamp), code, place: eventData?.lockerName || eventData?.city || null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
