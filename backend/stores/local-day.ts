/** The calendar day in a time zone, as an ISO date. */
export function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

/** The moment at which it is `hour` o'clock on a calendar day (ISO date) in a time zone. */
export function localMoment(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const guess = asUtc - offsetAt(asUtc, timeZone)
  // Asked again at the guess itself: on the two days a year when the clocks change the first offset may be the other one.
  return new Date(asUtc - offsetAt(guess, timeZone))
}

/** The calendar day some days later. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
