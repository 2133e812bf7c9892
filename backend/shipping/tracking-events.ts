import { carrierTime } from './carrier-time'
import type { TrackingCode, TrackingEvent } from '../interfaces/carrier'

/** An event in the carrier's words. */
export type CarrierEvent = { time: string; code: string; place: string | null | undefined }

/** The events whose codes are known, oldest first. Other events, such as sent text messages, have no position of the parcel. */
export function trackingEvents(events: readonly CarrierEvent[], codes: ReadonlyMap<string, TrackingCode>): TrackingEvent[] {
  return events
    .flatMap(({ time, code, place }): TrackingEvent[] => {
      const at = carrierTime(time)
      const known = codes.get(code)
      return at === null || known === undefined ? [] : [{ at, code: known, place: place || null }]
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}
