import { TIME_ZONE } from '../commerce/contract/time-zone'
import { daysAhead, weekdayOrDate } from '../stock/weekday-or-date'
import { dateFormat, relativeTimeFormat } from '../store/intl-formats'
import type { DayAndTime } from './shown-banner'

/**
 * Formats a moment (ISO 8601) in the warehouse time zone: `i dag`, `i morgon`, a weekday or from a
 * week ahead `den 4 december`, and `16:00`.
 */
export function dayAndTime(moment: string, iso: string, now: Date): DayAndTime {
  const date = new Date(moment)
  const days = daysAhead(date, now)
  const isNear = days === 0 || days === 1
  return {
    day: isNear ? relativeTimeFormat(iso, { numeric: 'auto' }).format(days, 'day') : weekdayOrDate(date, iso, now),
    time: dateFormat(iso, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }).format(date),
  }
}

/** One minute before `end` (ISO 8601), so that a period that ends at midnight is shown as ending at 23:59. */
export function lastMinute(end: string): string {
  return new Date(Date.parse(end) - 60_000).toISOString()
}
