import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { CartState } from '../../server/session/cart-state'

/** The lines that the shopper requested: the unconfirmed request, or else the confirmed lines. */
export function requestedLines(cart: Pick<CartState, 'items' | 'unconfirmed'>): RequestedLine[] {
  return cart.unconfirmed ?? cart.items.map(requestedLine)
}
