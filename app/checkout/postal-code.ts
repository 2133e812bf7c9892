import { writtenPostalCode } from '../commerce/contract/written-postal-code'
import type { Store } from '../store/store'

/** A postal code in the store's form (`11122` becomes `111 22` in Sweden); null when invalid (spec section 5). */
export function normalisePostalCode(typed: string, store: Pick<Store, 'countryCode' | 'postalCode'>): string | null {
  // A code that is copied from a page may have a space that does not break.
  const code = typed.trim().replace('\u00a0', ' ')
  if (!store.postalCode.test(code)) return null
  return writtenPostalCode(code, store.countryCode)
}
