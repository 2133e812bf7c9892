import { lruByBytes } from '../commerce/lru-by-bytes'
import { dateFormat } from '../store/intl-formats'

/** The days that were named last: all pages name the same ones, and a range takes Intl 15 times as long as a date. */
const named = lruByBytes<string>(64 * 1024, (key, days) => 2 * (key.length + days.length))

/** The days on which a delivery is expected: `tis 24–ons 25 nov.`; one day when both are the same. `iso` is BCP 47. */
export function arrivalDays({ from, to }: { from: string; to: string }, iso: string): string {
  const key = `${iso} ${from} ${to}`
  const known = named.get(key)
  if (known !== undefined) return known
  const format = dateFormat(iso, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  // A line may end at the dash, not within a day.
  const days = format.formatRange(new Date(from), new Date(to)).replaceAll(' ', '\u00a0')
  named.set(key, days)
  return days
}
