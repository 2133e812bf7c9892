import { WAREHOUSE_TIME_ZONE } from '../stock/delivery'
import { dateFormat, relativeTimeFormat } from '../store/intl-formats'
import type { DayAndTime } from './shown-banner'

/** Days ahead of which a weekday alone would be read as one of this week. */
const WEEK = 7

/** Formats a moment (ISO 8601) in the warehouse time zone: `i dag`, `i morgon`, a weekday or from a week ahead `4 december`, and `16:00`. */
export function dayAndTime(moment: string, iso: string, now: Date): DayAndTime {
  const date = new Date(moment)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(iso, { ...options, timeZone: WAREHOUSE_TIME_ZONE }).format(date)
  const daysAhead = dayNumber(date) - dayNumber(now)
  const isNear = daysAhead === 0 || daysAhead === 1
  return {
    day: isNear
      ? relativeTimeFormat(iso, { numeric: 'auto' }).format(daysAhead, 'day')
      : format(daysAhead < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  }
}

/** One minute before `end` (ISO 8601), so that a period that ends at midnight is shown as ending at 23:59. */
export function lastMinute(end: string): string {
  return new Date(Date.parse(end) - 60_000).toISOString()
}

/** The number of a day in the warehouse time zone, to count days between two moments. */
function dayNumber(moment: Date): number {
  const day = dateFormat('sv-SE', { dateStyle: 'short', timeZone: WAREHOUSE_TIME_ZONE }).format(moment)
  return Math.round(Date.parse(day) / 86_400_000)
}
