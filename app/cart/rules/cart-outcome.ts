import { DISCOUNTS } from '../../discounts/codes'
import type { FormError } from '../../forms/form-errors'
import { href } from '../../routing/href'
import { safeRedirect } from '../../routing/safe-redirect'
import type { Language } from '../../store/languages'
import { type AddedLine, withAdded } from './added'
import type { Pieces } from './added-pieces'

/** The result of a cart form; `pieces` are what it added, none for a repeated one; `refused` when the backend does not sell the product. `returnTo` is untrusted input. */
export type CartOutcome =
  | ({ kind: 'added'; pieces: readonly Pieces[]; returnTo: string; upselling: boolean } & AddedLine)
  | { kind: 'refused' | 'changed' | 'codes' }
  | { kind: 'refused-code'; error: FormError }
  | { kind: 'removed'; uuid: string }
  | { kind: 'back'; returnTo: string }

/** The query parameter of the cart's page that names the line just removed. */
export const REMOVED = 'removed'

/** The redirect target for a form submitted without JavaScript: the page where the product was added, else the cart. */
export function redirectTarget(outcome: CartOutcome, language: Language): string {
  const cart = href('cart', language)
  switch (outcome.kind) {
    case 'added':
      return withAdded(safeRedirect(outcome.returnTo, cart), outcome, outcome.upselling)
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
