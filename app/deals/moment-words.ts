import { dateFormat, relativeTimeFormat } from '../store/intl-formats'
import type { Words } from './shown-banner'

/** All four storefronts are served from one warehouse, by its clock. */
const WAREHOUSE_TIME = 'Europe/Stockholm'

/** A moment (ISO 8601) as day and time by the warehouse's clock: `i dag`, `i morgon` or a weekday, and `16:00`. */
export function momentWords(moment: string, iso: string, now: Date): Words {
  const then = new Date(moment)
  const word = (options: Intl.DateTimeFormatOptions) => dateFormat(iso, { ...options, timeZone: WAREHOUSE_TIME }).format(then)
  const ahead = dayNumber(then) - dayNumber(now)
  const near = ahead === 0 || ahead === 1
  return {
    day: near ? relativeTimeFormat(iso, { numeric: 'auto' }).format(ahead, 'day') : word({ weekday: 'long' }),
    time: word({ hour: '2-digit', minute: '2-digit' }),
  }
}

/** The last minute of a period that ends at a moment: midnight belongs to the day that begins. */
export function lastMinute(end: string): string {
  return new Date(Date.parse(end) - 60_000).toISOString()
}

/** Days of the warehouse's calendar, counted. */
function dayNumber(moment: Date): number {
  const day = dateFormat('sv-SE', { dateStyle: 'short', timeZone: WAREHOUSE_TIME }).format(moment)
  return Math.round(Date.parse(day) / 86_400_000)
}
