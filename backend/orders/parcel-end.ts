import type { TrackingEvent } from '../interfaces/carrier'

/** The end of a parcel's journey, and its time. */
export type ParcelEnd = { as: 'delivered' | 'returned'; at: Date }

/**
 * The end of a parcel's journey; null while it is on its way. A parcel that goes back to the shop counts as returned,
 * although some carriers call its arrival there delivered too. Carriers use numbers again after some time: events before the
 * order was placed are another parcel's.
 */
export function parcelEnd(events: readonly TrackingEvent[], { placedAt, now }: { placedAt: Date; now: Date }): ParcelEnd | null {
  const first = (wanted: ParcelEnd['as']): ParcelEnd | null => {
    const event = events.find(({ code, at }) => code === wanted && at >= placedAt)
    return event === undefined ? null : { as: wanted, at: event.at < now ? event.at : now }
  }
  return first('returned') ?? first('delivered')
}
