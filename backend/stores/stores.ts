import type { Language } from '../seed/data/records'

/** A store: whose prices, in which currency, with which tax. Ids, currencies and digits are those of spec section 9. */
export type Store = {
  id: number
  language: Language
  countryCode: 'SE' | 'NO' | 'DE' | 'DK'
  currency: 'SEK' | 'NOK' | 'EUR' | 'DKK'
  /** Decimals of an amount that includes VAT. */
  digits: 0 | 2
  /** Value added tax in percent. */
  vat: number
  timeZone: string
}

export const STORES: readonly Store[] = [
  { id: 7, language: 'sv', countryCode: 'SE', currency: 'SEK', digits: 0, vat: 25, timeZone: 'Europe/Stockholm' },
  { id: 8, language: 'no', countryCode: 'NO', currency: 'NOK', digits: 0, vat: 25, timeZone: 'Europe/Oslo' },
  { id: 9, language: 'de', countryCode: 'DE', currency: 'EUR', digits: 2, vat: 19, timeZone: 'Europe/Berlin' },
  { id: 10, language: 'da', countryCode: 'DK', currency: 'DKK', digits: 0, vat: 25, timeZone: 'Europe/Copenhagen' },
]

export function findStore(id: number): Store | undefined {
  return STORES.find((store) => store.id === id)
}
