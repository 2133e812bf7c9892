import type { SubscriptionInterval } from '../../app/commerce/contract/subscription'
import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'
import { anchorOf, nextDeliveryDay } from './delivery-days'

/** All intervals, the shortest first. The id is the number of months, `days` their average length. */
const INTERVALS: readonly { id: number; days: number; name: Texts }[] = [
  { id: 1, days: 30, name: { sv: 'Varje månad', no: 'Hver måned', de: 'Jeden Monat', da: 'Hver måned' } },
  { id: 2, days: 61, name: { sv: 'Varannan månad', no: 'Annenhver måned', de: 'Alle 2 Monate', da: 'Hver anden måned' } },
  { id: 3, days: 91, name: { sv: 'Var tredje månad', no: 'Hver tredje måned', de: 'Alle 3 Monate', da: 'Hver tredje måned' } },
  { id: 6, days: 182, name: { sv: 'Var sjätte månad', no: 'Hver sjette måned', de: 'Alle 6 Monate', da: 'Hver sjette måned' } },
]

/** The intervals with these ids, named in the language; unknown ids are omitted. */
export function wordedIntervals(ids: readonly number[], language: Language): SubscriptionInterval[] {
  return INTERVALS.filter(({ id }) => ids.includes(id)).map(({ id, name, days }) => ({ id, name: name[language], days }))
}

/** The intervals of subscriptions that begin on a day (ISO date), with the day of their second delivery. */
export const beginningOn = (intervals: readonly SubscriptionInterval[], day: string): SubscriptionInterval[] =>
  intervals.map((interval) => ({ ...interval, next_on: nextDeliveryDay(day, interval.id, anchorOf(day)) }))
