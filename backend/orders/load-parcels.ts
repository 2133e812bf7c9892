import { asc, eq } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { TrackedParcel } from '../../app/commerce/contract/tracked-parcel'
import { parcels } from '../database/schema/order-history'
import type { Services } from '../services'
import { CARRIER_NAMES, CarrierOutage, isCarrierId } from '../interfaces/carrier'
import { trackParcel } from '../shipping/parcel-events'

export type JourneyNeeds = Pick<Services, 'db' | 'carriers' | 'log'>

/**
 * The parcels of an order, in the sequence they were sent, each with its journey. A carrier that
 * does not answer costs the events only.
 */
export async function loadParcels(orderId: string, language: Language, services: JourneyNeeds): Promise<TrackedParcel[]> {
  const rows = await services.db.select().from(parcels).where(eq(parcels.order_id, orderId)).orderBy(asc(parcels.id))
  return Promise.all(rows.map((row) => withJourney(row, language, services)))
}

type ParcelRow = Pick<typeof parcels.$inferSelect, 'carrier' | 'tracking_number' | 'sent_at' | 'delivered_at'>

/** A parcel with its journey. A carrier that does not answer costs the events only. */
export async function withJourney(
  { carrier, tracking_number, sent_at, delivered_at }: ParcelRow,
  language: Language,
  services: JourneyNeeds,
): Promise<TrackedParcel> {
  const times = { sent_at: sent_at.toISOString(), delivered_at: delivered_at?.toISOString() ?? null }
  if (!isCarrierId(carrier)) return { carrier, tracking_number, ...times, url: null, events: [] }
  const url = services.carriers[carrier].trackingUrl(tracking_number, language)
  const known = { carrier: CARRIER_NAMES[carrier], tracking_number, ...times, url }
  try {
    const events = await trackParcel(carrier, tracking_number, language, services)
    return { ...known, events: events.map(({ at, code, place }) => ({ at: at.toISOString(), code, place })) }
  } catch (error) {
    if (!(error instanceof CarrierOutage)) throw error
    services.log({ level: 'error', event: 'tracking-unavailable', carrier, error: error.message })
    return { ...known, events: null }
  }
}
