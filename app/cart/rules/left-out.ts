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

/** The number of names that are kept: more than a shopper reads, and few enough for a session. */
export const MAX_LEFT_OUT = 20

/**
 * The shopper with the names of goods for which there was no room, each once and the last `MAX_LEFT_OUT` of them; the cart says
 * so when it is shown next. A name may be unknown: ''.
 */
export function withLeftOut(shopper: Shopper, names: readonly string[]): Shopper {
  if (names.length === 0) return shopper
  const others = shopper.cart.leftOut.filter((name) => !names.includes(name))
  return { ...shopper, cart: { ...shopper.cart, leftOut: [...others, ...new Set(names)].slice(-MAX_LEFT_OUT) } }
}
