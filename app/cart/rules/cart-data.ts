import type { SessionSummary } from './copy-action'
import type { CartView } from './cart-view'
import type { Delivery } from '../../stock/delivery'
import type { OfferedCard } from '../../card/rules/offered-card'
import type { CodeState } from '../../discounts/code-states'
import type { FormError } from '../../forms/form-errors'

/** What the cart's page and its drawer show. */
export type CartData = {
  cart: CartView
  codes: CodeState[]
  delivery: Delivery | null
  /** The product just sent for is not sold. */
  refused: boolean
  /** The line just taken out, which can come back. */
  removed: { uuid: string; name: string } | null
  /** Why the code just sent was not tried. */
  codeError: FormError | null
}

/** What goes well with the product just added: its id, its name and what to offer. */
export type Upselling = { id: number; name: string; cards: OfferedCard[] }

/**
 * The answer to a form of the cart: the cart as it is now. `added` is the name of the product just put in, `summary` what the
 * browser is to copy; null where the page brings that.
 */
export type CartAnswer = CartData & { added: string | null; upselling: Upselling | null; summary: SessionSummary | null }

/** Whether this is an answer of ours, and not the page of a proxy. */
export function isCartAnswer(value: unknown): value is CartAnswer {
  return isRecord(value) && isRecord(value.cart) && Array.isArray(value.cart.lines) && Array.isArray(value.codes)
}

/** Whether this is the list of what to offer with the cart. */
export function isOffers(value: unknown): value is { offers: OfferedCard[] } {
  return isRecord(value) && Array.isArray(value.offers)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
