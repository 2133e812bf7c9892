import Holidays from 'date-holidays'
import type { Store } from '../stores/stores'
import { addDays, localDay, localMoment, weekday } from '../stores/local-day'
import type { Country, DeliveryMethod } from '../interfaces/carrier'

type Place = Pick<Store, 'countryCode' | 'timeZone'>

/** Orders placed before this hour, local time of the store, are dispatched the same day. */
const CUT_OFF_HOUR = 16

/**
 * Days, as rules of date-holidays, that are not public holidays but on which warehouses and carriers do not work. The library has
 * some of them as bank holidays already (Midsommarafton, Julafton and Nyårsafton, Heiligabend and Silvester).
 */
const ALSO_CLOSED: Record<Country, readonly string[]> = {
  SE: ['easter -1'],
  NO: [],
  DE: [],
  DK: ['06-05', '12-24', '12-31'],
}

/** The next cut-off time for same-day dispatch: that of today, or of the next working day. */
export function nextCutOff(now: Date, { countryCode, timeZone }: Place): Date {
  let day = localDay(now, timeZone)
  while (!isWorkday(day, countryCode) || localMoment(day, CUT_OFF_HOUR, timeZone) <= now) day = addDays(day, 1)
  return localMoment(day, CUT_OFF_HOUR, timeZone)
}

/** The day (ISO date) on which an order placed now leaves the warehouse: the day of the next cut-off. */
export const dispatchDay = (now: Date, store: Place): string => localDay(nextCutOff(now, store), store.timeZone)

/** The first and last day (ISO dates) on which an order placed now can arrive. */
export function arrival(
  method: Pick<DeliveryMethod, 'days' | 'saturdays'>,
  now: Date,
  store: Place,
): { from: string; to: string } {
  const dispatched = dispatchDay(now, store)
  const [first, last] = method.days
  const from = addDeliveryDays(dispatched, first, method.saturdays, store.countryCode)
  return { from, to: addDeliveryDays(from, last - first, method.saturdays, store.countryCode) }
}

function addDeliveryDays(from: string, days: number, saturdays: boolean, country: Country): string {
  let day = from
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkday(day, country) || (saturdays && weekday(day) === 6 && !isHoliday(day, country))) left--
  }
  return day
}

/** Monday to Friday, unless it is a holiday. */
const isWorkday = (day: string, country: Country) => weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day, country)

/** A day (ISO date) on which neither the warehouse nor a carrier works. */
export function isHoliday(day: string, country: Country): boolean {
  const year = Number(day.slice(0, 4))
  const key = `${country}${year}`
  const days = holidays.get(key) ?? holidaysOf(year, country)
  holidays.set(key, days)
  return days.has(day)
}

/** Cached per country and year: computing them takes milliseconds, and every quote of delivery options needs them. */
const holidays = new Map<string, ReadonlySet<string>>()

function holidaysOf(year: number, country: Country): ReadonlySet<string> {
  const calendar = new Holidays(country, { types: ['public', 'bank'] })
  for (const rule of ALSO_CLOSED[country]) calendar.setHoliday(rule, { name: rule, type: 'bank' })
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)))
}
