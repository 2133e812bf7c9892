import { TIME_ZONE } from '../commerce/contract/time-zone'
import { arrivalDays } from '../stock/arrival-days'
import { dateFormat } from '../store/intl-formats'

/** The days on which an order was promised, in words. `late`: the last of them is over. */
export type ExpectedDays = { days: string; late: boolean }

/** The promised days (ISO dates) of an order that has not arrived, at a time; null when none were promised. `iso` is BCP 47. */
export function expectedDays(
  arrives: { from: string; to: string } | null | undefined,
  iso: string,
  now: Date,
): ExpectedDays | null {
  if (!arrives) return null
  const today = dateFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE }).format(now)
  return { days: arrivalDays(arrives, iso), late: arrives.to < today }
}
