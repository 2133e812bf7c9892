import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { Database } from '../database/database'
import { parcelEvents } from '../database/schema/parcels'
import type { Services } from '../services'
import type { CarrierId, ParcelEvent, TrackingEvent } from '../interfaces/carrier'

/** Stores an event that a carrier sent; sent again, it is stored once. */
export async function storeParcelEvent(
  db: Database,
  carrier: CarrierId,
  { eventId: event_id, trackingNumber: tracking_number, at, code, place }: ParcelEvent,
): Promise<void> {
  await db.insert(parcelEvents).values({ carrier, event_id, tracking_number, at, code, place }).onConflictDoNothing()
}

/**
 * The journey of a parcel, oldest event first, from the carrier or from what it has sent; empty when nothing is known of
 * the number yet. Throws a CarrierOutage.
 */
export async function trackParcel(
  carrier: CarrierId,
  trackingNumber: string,
  language: Language,
  { db, carriers }: Pick<Services, 'db' | 'carriers'>,
): Promise<TrackingEvent[]> {
  const { tracking } = carriers[carrier]
  if (tracking.by === 'asking') return tracking.events(trackingNumber, language)
  const { at, code, place } = parcelEvents
  const isOfParcel = and(eq(parcelEvents.carrier, carrier), eq(parcelEvents.tracking_number, trackingNumber))
  return db.select({ at, code, place }).from(parcelEvents).where(isOfParcel).orderBy(asc(at))
}
