import type { TrackingEvent } from '../interfaces/carrier'

/** The end of a parcel's journey, and its time. */
export type ParcelEnd = { as: 'delivered' | 'returned'; at: Date }

/**
 * The end of a parcel's journey; null while it is on its way. A parcel that goes back to the shop counts as returned,
 * although some carriers call its arrival there delivered too. Events before `since` are another parcel's, as carriers use
 * numbers again after some time, or those of an earlier journey of a parcel that was sent again.
 */
export function parcelEnd(events: readonly TrackingEvent[], { since, now }: { since: Date; now: Date }): ParcelEnd | null {
  const first = (wanted: ParcelEnd['as']): ParcelEnd | null => {
    const event = events.find(({ code, at }) => code === wanted && at >= since)
    return event === undefined ? null : { as: wanted, at: event.at < now ? event.at : now }
  }
  return first('returned') ?? first('delivered')
}
