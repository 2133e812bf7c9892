import type { Refusal } from './cart-outcome'
import type { SessionSummary } from './copy-action'
import type { CartView } from './cart-view'
import type { SentLine, LINE_DEFAULTS } from './sent-line'
import type { Upselling } from './upselling-offer'
import type { CartFreight } from '../../commerce/contract/checkout'
import type { CodeState } from '../../discounts/code-state'
import type { FormError } from '../../forms/form-errors'

/** The data of the cart's page and its drawer. */
export type CartData = {
  /** `usual` is what each of the lines has where it says nothing. */
  cart: Omit<CartView, 'lines'> & { lines: SentLine[]; usual: typeof LINE_DEFAULTS }
  codes: CodeState[]
  /** When the whole cart arrives or is shipped, in words. */
  deliveryNote: string | null
  /** Read by pages that were open before a release, in place of `deliveryNote`. */
  delivery?: null
  /** The freight; null when the backend did not answer. */
  freight: CartFreight | null
  /** Why a product just added, restored or changed is not in the cart: it is not sold, the cart is full, or its line is gone. */
  refused: Refusal | null
  /** The line just removed; it can be restored. */
  removed: { uuid: string; name: string } | null
  /** The reason for which the code just submitted was not tried. */
  codeError: FormError | null
  /** The names of lines that the backend answered in a form that cannot be read. */
  lost?: string[]
  /** The names of goods for which the full cart had no room, '' where unknown. */
  leftOut?: string[]
  /** The session is one of the shop's own staff (spec section 6). */
  internal?: true
}

/**
 * The answer to a cart form: the current cart. `added` is the name of the product just added. `summary` is for the browser's
 * copy; null where the page itself carries it.
 */
export type CartAnswer = CartData & { added: string | null; upselling: Upselling | null; summary: SessionSummary | null }

/** Whether a response body is an answer of the cart, not for example the error page of a proxy. */
export function isCartAnswer(value: unknown): value is CartAnswer {
  return isRecord(value) && isRecord(value.cart) && Array.isArray(value.cart.lines) && Array.isArray(value.codes)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
