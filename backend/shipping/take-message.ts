import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { type CarrierId, type CarrierMessage, isCarrierId, MessageRefusal, type ParcelEvent } from '../interfaces/carrier'
import { storeParcelEvent } from './parcel-events'

/**
 * Handles the message of a carrier whose API has no tracking call: verifies it and stores its event once. Returns the
 * parcel, null for a message without a position of it. 404 for a carrier that sends none, 401 or 400 `message-refused` when
 * its keys or its form are wrong (logged).
 */
export async function takeMessage(
  name: string,
  message: CarrierMessage,
  { db, carriers, log }: Pick<Services, 'db' | 'carriers' | 'log'>,
): Promise<{ carrier: CarrierId; trackingNumber: string } | null> {
  const tracking = isCarrierId(name) ? carriers[name].tracking : null
  if (!isCarrierId(name) || tracking?.by !== 'message') throw notFound('The carrier')
  const event = accepted(() => tracking.read(message), name, log)
  if (event === null) return null
  await storeParcelEvent(db, name, event)
  return { carrier: name, trackingNumber: event.trackingNumber }
}

function accepted(read: () => ParcelEvent | null, carrier: string, log: Services['log']): ParcelEvent | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MessageRefusal)) throw error
    log({ level: 'error', event: 'carrier-message-refused', carrier, reason: error.message })
    throw new Refusal(error.reason === 'unauthorized' ? 401 : 400, 'message-refused', error.message)
  }
}
