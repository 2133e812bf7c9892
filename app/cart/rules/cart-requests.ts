import type { CartLine, RequestedLine } from '../../server/session/cart-line'
import { type CartState, clearCheckout } from '../../server/session/cart-state'
import type { Shopper } from '../../server/session/shopper'
import type { Language } from '../../store/languages'
import { isSameLine, unconfirmedLines, withoutLine } from './unconfirmed-lines'
import { wantedLines } from './wanted-lines'
import { withKeptNotices } from './kept-notices'

/**
 * How a cart is changed without holding its session while the backend is asked (decision 012). In one short locked write the request is
 * noted (`withRequest`), or a question without a request (`withQuestion`); the shopper as written is the question. In another, the answer
 * is merged into the state, which may have moved on meanwhile (`withAnswer`, `withoutRefusedLine`, `withOutage`).
 */

/** What the backend says of the lines: `internal` marks an internal session (spec section 7, sync-cart). */
export type CartConfirmation = { language: Language | null; items: CartLine[]; internal: boolean }

/** The shopper with these lines requested. They are unconfirmed until the backend has answered for them. */
export function withRequest(shopper: Shopper, lines: RequestedLine[]): Shopper {
  const next = withQuestion({ ...shopper, cart: { ...shopper.cart, unconfirmed: lines } })
  const { sync } = next.cart
  return { ...next, cart: { ...next.cart, sync: { ...sync, requested: sync.asked } } }
}

/** The shopper of whom the backend is asked once more, with nothing requested. */
export function withQuestion(shopper: Shopper): Shopper {
  const { items, unconfirmed, sync } = shopper.cart
  const isEmpty = items.length === 0 && unconfirmed?.length === 0
  const cart = { ...shopper.cart, unconfirmed: isEmpty ? null : unconfirmed, sync: { ...sync, asked: sync.asked + 1 } }
  return { ...shopper, cart }
}

/** Whether no request has been made since `asked` was noted. */
export function isNewestRequest(now: Shopper, asked: Shopper): boolean {
  return now.cart.sync.requested === asked.cart.sync.requested
}

/** Whether the state holds the answer to this very question. */
export function isAnswered(now: Shopper, asked: Shopper): boolean {
  return now.cart.sync.answered === asked.cart.sync.asked
}

/**
 * The shopper with the backend's answer to `asked`. A newer request stands: its own question brings the answer, and nothing changes. Nor
 * does an answer change anything that arrives after that to a later question. Notices of lines are kept unless they are shown now.
 */
export function withAnswer(now: Shopper, asked: Shopper, answer: CartConfirmation, notices: 'keep' | 'shown'): Shopper {
  const { cart } = now
  if (!isNewestRequest(now, asked) || cart.sync.answered >= asked.cart.sync.asked) return now
  const items = notices === 'keep' ? withUnreadNotices(answer, cart) : answer.items
  const sync = { ...cart.sync, answered: asked.cart.sync.asked }
  return { ...now, cart: { ...cart, ...answer, items, unconfirmed: null, sync } }
}

/** The answered lines with the notices that stand at the same lines of the cart; those in another language are left out. */
export function withUnreadNotices(
  { language, items }: Pick<CartConfirmation, 'language' | 'items'>,
  cart: CartState,
): CartLine[] {
  const before = language === cart.language ? cart.items : cart.items.map((item) => ({ ...item, cart_notice: null }))
  return withKeptNotices(items, before)
}

/** The shopper while the backend is away: the lines wait for the next visit (decision 003). */
export function withOutage(now: Shopper, asked: Shopper): Shopper {
  const { cart } = now
  if (cart.unconfirmed !== null || cart.sync.answered > asked.cart.sync.asked || wantedLines(cart).length === 0) return now
  return { ...now, cart: { ...cart, unconfirmed: wantedLines(cart) } }
}

/**
 * The shopper without a requested line that the backend refuses, whoever requests what besides: the confirmed line stays in its place, if
 * there is one. Nothing changes when the line has been changed or removed since.
 */
export function withoutRefusedLine(now: Shopper, refused: RequestedLine): Shopper {
  const { cart } = now
  if (!cart.unconfirmed?.some((line) => isSameLine(line, refused))) return now
  return withFormerLines(now, withoutLine(cart, refused.uuid))
}

/** The shopper with lines from before a request that the backend refuses: confirmed still, if they were. */
export function withFormerLines(now: Shopper, lines: RequestedLine[]): Shopper {
  const next = withRequest(now, lines)
  const isConfirmed = lines.length === next.cart.items.length && unconfirmedLines(next.cart).length === 0
  return isConfirmed ? { ...next, cart: { ...next.cart, unconfirmed: null } } : next
}

/**
 * The shopper once these lines have been ordered: they leave the cart, exactly so many pieces. What was added meanwhile stays. The checkout
 * is over, unless another has begun since.
 */
export function withoutOrderedLines(
  now: Shopper,
  ordered: readonly Pick<CartLine, 'uuid' | 'quantity'>[],
  checkoutId: string,
): Shopper {
  const left = wantedLines(now.cart).flatMap((line) => {
    const quantity = line.quantity - (ordered.find(({ uuid }) => uuid === line.uuid)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const items = now.cart.items.filter(({ uuid }) => left.some((line) => line.uuid === uuid))
  const next = withRequest({ ...now, cart: { ...now.cart, items } }, left)
  const isConfirmed = now.cart.unconfirmed === null && unconfirmedLines(next.cart).length === 0
  const cart = isConfirmed ? { ...next.cart, unconfirmed: null } : next.cart
  return { ...next, cart: cart.checkoutID === checkoutId ? clearCheckout(cart) : cart }
}

/**
 * The shopper with the codes from before a request of `codes` that the backend refuses. Null when they have been changed again since.
 */
export function withFormerCodes(now: Shopper, codes: readonly string[], former: Shopper): Shopper | null {
  if (now.discountCodes.join() !== codes.join()) return null
  const { discountCodes, removedCodes } = former
  return withFormerLines({ ...now, discountCodes, removedCodes }, wantedLines(now.cart))
}
