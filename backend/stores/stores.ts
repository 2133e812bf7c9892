import type { Language } from '../../app/commerce/contract/languages'

/**
 * A store: its prices, currency and tax (spec section 9). tests/store-agreement.test.ts
 * holds these rows equal to the storefronts'.
 */
export type Store = {
  id: number
  language: Language
  /** BCP 47, for dates and numbers. */
  iso: string
  countryCode: 'SE' | 'NO' | 'DE' | 'DK'
  currency: 'SEK' | 'NOK' | 'EUR' | 'DKK'
  /** Decimals of an amount that includes VAT. */
  digits: 0 | 2
  /** Value added tax in percent. */
  vat: number
  timeZone: string
}

const BY_LANGUAGE: Readonly<Record<Language, Store>> = {
  sv: {
    id: 7,
    language: 'sv',
    iso: 'sv-SE',
    countryCode: 'SE',
    timeZone: 'Europe/Stockholm',
    currency: 'SEK',
    digits: 0,
    vat: 25,
  },
  no: {
    id: 8,
    language: 'no',
    iso: 'nb-NO',
    countryCode: 'NO',
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    digits: 0,
    vat: 25,
  },
  de: {
    id: 9,
    language: 'de',
    iso: 'de-DE',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    digits: 2,
    vat: 19,
  },
  da: {
    id: 10,
    language: 'da',
    iso: 'da-DK',
    countryCode: 'DK',
    timeZone: 'Europe/Copenhagen',
    currency: 'DKK',
    digits: 0,
    vat: 25,
  },
}

export const STORES: readonly Store[] = Object.values(BY_LANGUAGE)

export const storeOf = (language: Language): Store => BY_LANGUAGE[language]

/** The store with this id, which a row of the database names. */
export function storeOfId(id: number): Store {
  const store = findStore(id)
  if (store === undefined) throw new Error(`There is no store ${id}`)
  return store
}

export function findStore(id: number): Store | undefined {
  return STORES.find((store) => store.id === id)
}
