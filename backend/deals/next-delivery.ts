import { addDays, localDay, localMoment, weekday } from '../stores/local-day'

/** Orders placed before this hour, local time of the store, are dispatched the same day. */
const CUT_OFF_HOUR = 16

const isWorkday = (day: string) => weekday(day) !== 0 && weekday(day) !== 6

/** The next cut-off time for same-day dispatch: that of today, or of the next working day. */
export function nextDelivery(now: Date, timeZone: string): Date {
  let day = localDay(now, timeZone)
  while (!isWorkday(day) || localMoment(day, CUT_OFF_HOUR, timeZone) <= now) day = addDays(day, 1)
  return localMoment(day, CUT_OFF_HOUR, timeZone)
}
