import { localClock } from './formats'

/** The calendar day in a time zone, as an ISO date. */
export function localDay(moment: Date, timeZone: string): string {
  return localClock(timeZone).format(moment).slice(0, 10)
}

/** The time at which it is `hour` o'clock on a calendar day (ISO date) in a time zone. */
export function localMoment(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const estimate = asUtc - offsetAt(asUtc, timeZone)
  // On the two days a year when the clocks change the first offset may be wrong: use that of the estimated time.
  return new Date(asUtc - offsetAt(estimate, timeZone))
}

/** The calendar day (ISO date) `days` later. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Offset of a time zone from UTC at a time, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const localTime = localClock(timeZone).format(moment)
  return Date.parse(`${localTime.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
