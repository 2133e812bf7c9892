import { DISCOUNTS } from '../../discounts/codes'
import type { FormError } from '../../forms/form-errors'
import { href } from '../../routing/href'
import { safeRedirect } from '../../routing/safe-redirect'
import type { Language } from '../../store/languages'
import { type AddedLine, withAdded } from './added'
import type { Pieces } from './added-pieces'
import { linePageHref } from './line-page-href'

/**
 * The result of a cart form; `pieces` are what it added, none for a repeated one; `refused` when the backend does not sell the
 * product, the cart is full, or a line that was to be changed is `gone` from it. `returnTo` is untrusted input.
 */
export type CartOutcome =
  | ({ kind: 'added'; pieces: readonly Pieces[]; returnTo: string; upselling: boolean } & AddedLine)
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'changed' | 'codes' }
  | { kind: 'refused-code'; error: FormError }
  | { kind: 'removed'; uuid: string }
  | { kind: 'back'; returnTo: string }

export type Refusal = 'unsold' | 'full' | 'gone'

/** The value of the query parameter `rejected` of the cart's page; without a value the product is not sold. */
export const refusalOf = (rejected: string | null): Refusal | null =>
  rejected === null ? null : rejected === 'full' || rejected === 'gone' ? rejected : 'unsold'

/** The query parameter of the cart's page that names the line just removed. */
export const REMOVED = 'removed'

/**
 * The redirect target for a form submitted without JavaScript: the page where the product was added, else the cart. `lines` is
 * the page of a long cart from which the form was sent, untrusted input.
 */
export function redirectTarget(outcome: CartOutcome, language: Language, lines: string | null): string {
  const cart = linePageHref(language, lines)
  switch (outcome.kind) {
    case 'added':
      return withAdded(safeRedirect(outcome.returnTo, cart), outcome, outcome.upselling)
    case 'refused':
      return `${href('cart', language)}?rejected${outcome.reason === 'unsold' ? '' : `=${outcome.reason}`}`
    case 'removed':
      return linePageHref(language, lines, { [REMOVED]: outcome.uuid })
    case 'codes':
    case 'refused-code':
      return `${cart}#${DISCOUNTS}`
    case 'changed':
      return cart
    case 'back':
      return safeRedirect(outcome.returnTo, cart)
  }
}
