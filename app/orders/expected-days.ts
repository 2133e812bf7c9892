import { arrivalDays } from '../stock/arrival-days'
import { shopDay } from '../store/shop-day'

/** The days on which an order was promised, in words. `late`: the last of them is over. */
export type ExpectedDays = { days: string; late: boolean }

/** The promised days (ISO dates) of an order that has not arrived, at a time; null when none were promised. `iso` is BCP 47. */
export function expectedDays(
  arrives: { from: string; to: string } | null | undefined,
  iso: string,
  now: Date,
): ExpectedDays | null {
  if (!arrives) return null
  return { days: arrivalDays(arrives, iso), late: arrives.to < shopDay(now) }
}
