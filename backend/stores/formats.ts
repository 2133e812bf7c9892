import type { Language } from '../../app/commerce/contract/languages'
import { type Store, storeOf } from './stores'

/*
 * The Intl formats of the backend, each made once: making one costs far more than using it.
 */

/** Orders names as the language does, and numbers in them by value. */
export const NAME_ORDER = forEachStore(({ iso }) => new Intl.Collator(iso, { numeric: true }))

/** `2 900`, `1,5`: at most 4 decimals. */
export const NUMBERS = forEachStore(({ iso }) => new Intl.NumberFormat(iso, { maximumFractionDigits: 4 }))

/**
 * `2900`, `1,5`: measures without marks between thousands, as makers print them and product names have them. At most 4
 * decimals.
 */
export const MEASURES = forEachStore(({ iso }) => new Intl.NumberFormat(iso, { maximumFractionDigits: 4, useGrouping: false }))

/** `4,2`: always one decimal. */
export const SCORES = forEachStore(
  ({ iso }) => new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** `2 900`, `1.234,50`: at least the decimals of the store's currency, without its name. */
export const AMOUNTS = forEachStore(
  ({ iso, digits }) => new Intl.NumberFormat(iso, { minimumFractionDigits: digits, maximumFractionDigits: 2 }),
)

/** `21. November 2026`, in the store's time zone. */
export const LONG_DAYS = forEachStore(({ iso, timeZone }) => new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone }))

/** `2 900 kr`, `1.234,50 €`: an amount with the decimals of the store's currency. */
export const MONEY = forEachStore((store) => moneyFormat(store, store.digits))

/** `2 899,50 kr`: an amount with two decimals. */
export const EXACT_MONEY = forEachStore((store) => moneyFormat(store, 2))

/** `21. November 2026 um 10:05 Uhr`, in the store's time zone. */
export const MOMENTS = forEachStore(({ iso, language, timeZone }) => {
  const intl = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeStyle: 'short', timeZone })
  // German adds this word after a time; Intl's short style leaves it out.
  return language === 'de' ? { format: (moment: Date) => `${intl.format(moment)} Uhr` } : intl
})

/** `Schweden` for `SE`: the name of a country. */
export const COUNTRY_NAMES = forEachStore(({ iso }) => new Intl.DisplayNames([iso], { type: 'region' }))

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `2026-11-21 09:00:00`, in a time zone. */
export function localClock(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}

function moneyFormat({ iso, currency }: Store, digits: number): { format: (amount: number) => string } {
  const intl = new Intl.NumberFormat(iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // German formats have a hyphen.
  return { format: (amount) => intl.format(amount).replace('-', '−') }
}

function forEachStore<Format>(make: (store: Store) => Format): Readonly<Record<Language, Format>> {
  return { sv: make(storeOf('sv')), no: make(storeOf('no')), de: make(storeOf('de')), da: make(storeOf('da')) }
}
