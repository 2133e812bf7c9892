import { TIME_ZONE } from '../commerce/contract/time-zone'
import { dateFormat } from '../store/intl-formats'
import { shopDay } from '../store/shop-day'

/** Days ahead of which a weekday alone would be read as one of this week. */
const WEEK = 7

/** Names the day of a moment in the warehouse time zone, within a sentence: `fredag`, or from a week ahead `den 4 december`. */
export function weekdayOrDate(moment: Date, iso: string, now: Date): string {
  const isNear = daysAhead(moment, now) < WEEK
  const options = isNear ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return inSentence(dateFormat(iso, { ...options, timeZone: TIME_ZONE }).format(moment), iso)
}

/** Swedish, Norwegian and Danish put `den` before a date in a sentence; a weekday begins with no digit. */
const inSentence = (day: string, iso: string): string => (/^\d/.test(day) && !iso.startsWith('de') ? `den ${day}` : day)

/** The days from `now` to a moment in the warehouse time zone: 0 is today. */
export function daysAhead(moment: Date, now: Date): number {
  return dayNumber(moment) - dayNumber(now)
}

function dayNumber(moment: Date): number {
  return Math.round(Date.parse(shopDay(moment)) / 86_400_000)
}
