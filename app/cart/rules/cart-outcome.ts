import { DISCOUNTS } from '../../discounts/codes'
import type { FormError } from '../../forms/form-errors'
import { href } from '../../routing/href'
import { safeRedirect } from '../../routing/safe-redirect'
import type { Language } from '../../store/languages'
import { withAdded } from './added'

/** What became of a form of the cart; `refused` when the backend would not have the product. `returnTo` is not to be trusted. */
export type CartOutcome =
  | { kind: 'added'; productId: number; returnTo: string; upselling: boolean }
  | { kind: 'refused' | 'changed' | 'codes' }
  | { kind: 'refused-code'; error: FormError }
  | { kind: 'removed'; uuid: string }
  | { kind: 'back'; returnTo: string }

/** The query parameter of the cart's page that names the line just taken out. */
export const REMOVED = 'removed'

/** Where a shopper without JavaScript goes on: back to where she added, else to the cart. */
export function wayOn(outcome: CartOutcome, language: Language): string {
  const cart = href('cart', language)
  switch (outcome.kind) {
    case 'added':
      return withAdded(safeRedirect(outcome.returnTo, cart), outcome.productId, outcome.upselling)
    case 'refused':
      return `${cart}?rejected`
    case 'removed':
      return `${cart}?${new URLSearchParams({ [REMOVED]: outcome.uuid }).toString()}`
    case 'codes':
    case 'refused-code':
      return `${cart}#${DISCOUNTS}`
    case 'changed':
      return cart
    case 'back':
      return safeRedirect(outcome.returnTo, cart)
  }
}
