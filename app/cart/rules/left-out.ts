import type { RequestedLine } from '../../server/session/cart-line'
import type { Shopper } from '../../server/session/shopper'
import { addLine, addsNothing } from './lines'

/** Adds lines by the rule for adding, as far as there is room in the cart. `leftOut` are the lines without. */
export function addLines(
  lines: readonly RequestedLine[],
  added: readonly RequestedLine[],
): { lines: RequestedLine[]; leftOut: RequestedLine[] } {
  const leftOut: RequestedLine[] = []
  const after = added.reduce<RequestedLine[]>(
    (before, line) => {
      const next = addLine(before, line)
      if (addsNothing(before, next)) leftOut.push(line)
      return next
    },
    [...lines],
  )
  return { lines: after, leftOut }
}

/** The shopper with the names of goods for which there was no room; the cart says so when it is shown next. A name may be unknown: ''. */
export function withLeftOut(shopper: Shopper, names: readonly string[]): Shopper {
  if (names.length === 0) return shopper
  return { ...shopper, cart: { ...shopper.cart, leftOut: [...shopper.cart.leftOut, ...names] } }
}

/** Whether a request left goods out, because the cart is full. */
export function hasLeftOut({ before, requested }: { before: Shopper; requested: Shopper }): boolean {
  return requested.cart.leftOut.length > before.cart.leftOut.length
}
