import type { Store } from '../store/store'

/** Country codes as shoppers write them in front of a mobile number, and what stands in their place at home. */
const ABROAD: Readonly<Record<string, { prefix: RegExp; home: string }>> = {
  SE: { prefix: /^(\+|00)46/, home: '0' },
  NO: { prefix: /^(\+|00)47/, home: '' },
  DE: { prefix: /^(\+|00)49/, home: '0' },
  DK: { prefix: /^(\+|00)45/, home: '' },
}

/**
 * A mobile number as the store keeps it: digits only, without country code. Null when it does not have the store's form: sv starts with
 * 07; no and da with 4 or 9; de with 015, 016 or 017 (spec section 5).
 */
export function normaliseMobile(typed: string, store: Pick<Store, 'countryCode' | 'mobileNumber'>): string | null {
  const bare = typed.replace(/[\s()/.-]/g, '')
  const abroad = ABROAD[store.countryCode]
  // People who write the country code often keep the zero of home behind it: +46 070 ...
  const digits = abroad?.prefix.test(bare) ? abroad.home + bare.replace(abroad.prefix, '').replace(/^0/, '') : bare
  return store.mobileNumber.test(digits) ? digits : null
}
