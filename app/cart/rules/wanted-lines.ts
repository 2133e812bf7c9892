import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { CartState } from '../../server/session/cart-state'

/** The lines the shopper wants: those requested and not confirmed yet, else those confirmed. */
export function wantedLines(cart: Pick<CartState, 'items' | 'unconfirmed'>): RequestedLine[] {
  return cart.unconfirmed ?? cart.items.map(requestedLine)
}
