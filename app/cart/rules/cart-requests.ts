import { MAX_LINES } from '../../commerce/contract/max-lines'
import type { CartLine, RequestedLine } from '../../server/session/cart-line'
import { type CartState, clearCheckout } from '../../server/session/cart-state'
import type { Shopper } from '../../server/session/shopper'
import { isAddedByCode } from './added-by-code'
import { isSameLine, unconfirmedLines, withoutLine } from './unconfirmed-lines'
import { requestedLines } from './requested-lines'
import { withKeptNotices } from './kept-notices'
import { asideBeside, linesAside } from './lines-aside'

/**
 * A cart changes in two short locked writes, between which the backend is asked without a lock (decision 012). The first stores
 * the request (`withRequest`), or a question without one (`withQuestion`). The second merges the answer into the state, which may
 * have changed meanwhile (`withAnswer`, `withoutRefusedLine`, `withOutage`).
 */

/** The backend's answer for the lines; `internal` marks an internal session (spec section 7, sync-cart). */
export type CartConfirmation = Pick<CartState, 'language' | 'asCustomer' | 'items' | 'internal'>

/** The shopper with these lines requested. They are unconfirmed until the backend has answered for them. */
export function withRequest(shopper: Shopper, lines: RequestedLine[]): Shopper {
  const aside = asideBeside(shopper.cart, lines)
  const next = withQuestion({ ...shopper, cart: { ...shopper.cart, unconfirmed: lines, aside } })
  const { sync } = next.cart
  return { ...next, cart: { ...next.cart, sync: { ...sync, requested: sync.asked } } }
}

/** The shopper with one more question to the backend, without a request. */
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

/** Whether the state holds the answer to exactly this question. */
export function isAnswered(now: Shopper, asked: Shopper): boolean {
  return now.cart.sync.answered === asked.cart.sync.asked
}

/**
 * The shopper with the backend's answer to `asked`. Nothing changes when a newer request stands, which brings its own answer, or
 * when a later question was already answered. Notices of lines are kept until they are shown.
 */
export function withAnswer(now: Shopper, asked: Shopper, answer: CartConfirmation): Shopper {
  const { cart } = now
  if (!isNewestRequest(now, asked) || cart.sync.answered >= asked.cart.sync.asked) return now
  const items = withUnreadNotices(answer, cart)
  const sync = { ...cart.sync, answered: asked.cart.sync.asked }
  const lost = lostNames([...cart.lost, ...lostLines(asked.cart, items)])
  const aside = linesAside(cart, asked, answer)
  return { ...now, cart: { ...cart, ...answer, items, unconfirmed: null, sync, lost, aside } }
}

/** Each name once; a cart that no page shows for long must not name ever more. */
const lostNames = (names: readonly string[]): string[] => [...new Set(names)].slice(0, MAX_LINES)

/**
 * The names of the lines that were asked for and are not in the answer, as far as they were shown before: this storefront does
 * not sell them, or they could not be read. Lines that codes add come and go with their code.
 */
function lostLines(asked: CartState, answered: readonly CartLine[]): string[] {
  const requested = new Set(requestedLines(asked).flatMap((line) => (isAddedByCode(line) ? [] : [line.uuid])))
  const kept = new Set(answered.map(({ uuid }) => uuid))
  return asked.items.flatMap(({ uuid, name }) => (requested.has(uuid) && !kept.has(uuid) ? [name] : []))
}

/** The answered lines with the notices of the same lines in the cart; notices in another language are dropped. */
function withUnreadNotices({ language, items }: Pick<CartConfirmation, 'language' | 'items'>, cart: CartState): CartLine[] {
  const before = language === cart.language ? cart.items : cart.items.map((item) => ({ ...item, cart_notice: null }))
  return withKeptNotices(items, before)
}

/** The shopper during an outage: the lines stay unconfirmed until the next visit (decision 003). */
export function withOutage(now: Shopper, asked: Shopper): Shopper {
  const { cart } = now
  if (cart.unconfirmed !== null || cart.sync.answered > asked.cart.sync.asked || requestedLines(cart).length === 0) return now
  return { ...now, cart: { ...cart, unconfirmed: requestedLines(cart) } }
}

/**
 * The shopper without a requested line that the backend refuses: its confirmed version stays, if there is one. Nothing changes
 * when the line has been changed or removed since. Other requests do not matter.
 */
export function withoutRefusedLine(now: Shopper, refused: RequestedLine): Shopper {
  const { cart } = now
  if (!cart.unconfirmed?.some((line) => isSameLine(line, refused))) return now
  return withFormerLines(now, withoutLine(cart, refused.uuid))
}

/** The shopper with the lines from before a refused request; still confirmed if they were. */
export function withFormerLines(now: Shopper, lines: RequestedLine[]): Shopper {
  const next = withRequest(now, lines)
  const isConfirmed = lines.length === next.cart.items.length && unconfirmedLines(next.cart).length === 0
  return isConfirmed ? { ...next, cart: { ...next.cart, unconfirmed: null } } : next
}

/**
 * The shopper after these lines have been ordered: exactly the ordered pieces leave the cart, and products added meanwhile stay.
 * The checkout ends, unless another has started since. There is room again, so goods left out before are not named any more.
 */
export function withoutOrderedLines(
  now: Shopper,
  ordered: readonly (Pick<CartLine, 'uuid' | 'quantity'> & Partial<Pick<CartLine, 'product_id' | 'added_by_coupon'>>)[],
  checkoutId: string,
): Shopper {
  const left = requestedLines(now.cart).flatMap((line) => {
    // A line that a code adds has another uuid in the order when the checkout was sent without it (`sentLines`).
    const isAdded = ({ product_id, added_by_coupon: code = null }: (typeof ordered)[number]) =>
      code !== null && code === line.added_by_coupon && product_id === line.product_id
    const match = ordered.find(({ uuid }) => uuid === line.uuid) ?? ordered.find(isAdded)
    const quantity = line.quantity - (match?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const items = now.cart.items.filter(({ uuid }) => left.some((line) => line.uuid === uuid))
  const next = withRequest({ ...now, cart: { ...now.cart, items, leftOut: [] } }, left)
  const isConfirmed = now.cart.unconfirmed === null && unconfirmedLines(next.cart).length === 0
  const cart = isConfirmed ? { ...next.cart, unconfirmed: null } : next.cart
  return { ...next, cart: cart.checkoutID === checkoutId ? clearCheckout(cart) : cart }
}

/** The shopper with the codes from before a refused request of `codes`. Null when the codes have been changed again since. */
export function withFormerCodes(now: Shopper, codes: readonly string[], former: Shopper): Shopper | null {
  if (now.discountCodes.join() !== codes.join()) return null
  const { discountCodes, fittedCodes, removedCodes } = former
  return withFormerLines({ ...now, discountCodes, fittedCodes, removedCodes }, requestedLines(now.cart))
}
