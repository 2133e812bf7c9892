import { dateFormat } from '../store/intl-formats'

/** The days on which a delivery is expected: `tis 24–ons 25 nov.`; one day when both are the same. `iso` is BCP 47. */
export function arrivalDays({ from, to }: { from: string; to: string }, iso: string): string {
  const format = dateFormat(iso, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  // A line may end at the dash, not within a day.
  return format.formatRange(new Date(from), new Date(to)).replaceAll(' ', '\u00a0')
}
