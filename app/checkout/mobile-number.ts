import type { Store } from '../store/store'

/** By country: the country code as typed before a mobile number, and the prefix that replaces it in the national form. */
const COUNTRY_CODES: Readonly<Record<string, { prefix: RegExp; national: string }>> = {
  SE: { prefix: /^(\+|00)46/, national: '0' },
  NO: { prefix: /^(\+|00)47/, national: '' },
  DE: { prefix: /^(\+|00)49/, national: '0' },
  DK: { prefix: /^(\+|00)45/, national: '' },
}

/**
 * A mobile number in the store's form: digits only, without country code. Null when invalid: sv starts with 07; no and da with 4
 * or 9; de with 015, 016 or 017 (spec section 5).
 */
export function normaliseMobile(typed: string, store: Pick<Store, 'countryCode' | 'mobileNumber'>): string | null {
  // Numbers copied from contacts hold typographic dashes and invisible marks of direction.
  const bare = typed.replace(/[\s()/.\-‐‑–\p{Cf}]/gu, '')
  const international = COUNTRY_CODES[store.countryCode]
  // Many shoppers keep the national 0 after the country code: +46 070 ...
  const digits = international?.prefix.test(bare)
    ? international.national + bare.replace(international.prefix, '').replace(/^0/, '')
    : bare
  return store.mobileNumber.test(digits) ? digits : null
}
