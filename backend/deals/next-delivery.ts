import { addDays, localDay, localMoment, weekday } from '../stores/local-day'

/** Until this hour, store time, an order leaves the warehouse the same day. */
const CUT_OFF = 16

const isWorkday = (day: string) => weekday(day) !== 0 && weekday(day) !== 6

/** The next moment until which an order leaves the same day: today's cut-off or that of the next day that is not a weekend. */
export function nextDelivery(now: Date, timeZone: string): Date {
  let day = localDay(now, timeZone)
  while (!isWorkday(day) || localMoment(day, CUT_OFF, timeZone) <= now) day = addDays(day, 1)
  return localMoment(day, CUT_OFF, timeZone)
}
