import { BackendError, isOutage } from '../commerce/backend-error'
import { sentLines } from '../commerce/contract/chosen-lines'
import { cartLine, lineRequest, type RequestedLine } from '../server/session/cart-line'
import type { Needs } from '../server/request-context.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import type { CartState } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import type { CartConfirmation } from './rules/cart-requests'
import { unconfirmedLines, withoutLine } from './rules/unconfirmed-lines'
import { requestedLines } from './rules/requested-lines'

/**
 * The backend's answer for a cart: its confirmed lines, a line that it refuses (it then refuses every cart with this line), or
 * `away` during an outage.
 */
export type SyncAnswer =
  | { kind: 'confirmed'; confirmation: CartConfirmation }
  | { kind: 'refused'; line: RequestedLine }
  | { kind: 'away' }

/** Calls end at `until`, a time of `performance.now()`. The initial load sends no coupons (spec section 7). */
type Asking = { until: number; isInitial: boolean }

/**
 * Sends the shopper's requested lines to the backend (POST /api/sync-cart), as a guest when the backend refuses the customer's
 * tokens. Without an answer by `until` the backend counts as unavailable. Throws a BackendError when the backend refuses the cart
 * although all its lines are already confirmed.
 */
export async function askForCart(
  context: Needs<'visitor' | 'backend'>,
  { cart, discountCodes }: Shopper,
  asking: Asking,
): Promise<SyncAnswer> {
  const ask = (lines: RequestedLine[]) => askForLines(context, cart, discountCodes, lines, asking)
  try {
    return { kind: 'confirmed', confirmation: await ask(requestedLines(cart)) }
  } catch (error) {
    if (isOutage(error)) return { kind: 'away' }
    if (!isRejection(error)) throw error
    const line = await refusedLine(cart, ask)
    if (line === null) throw error
    return line === 'away' ? { kind: 'away' } : { kind: 'refused', line }
  }
}

async function askForLines(
  context: Needs<'visitor' | 'backend'>,
  { checkoutID }: CartState,
  codes: readonly string[],
  lines: RequestedLine[],
  { until, isInitial }: Asking,
): Promise<CartConfirmation> {
  const coupons = isInitial ? {} : { coupons: [...codes] }
  const options = { body: { items: sentLines(lines).map(lineRequest), checkout_order_id: checkoutID, ...coupons }, until }
  const { answer, headers, asCustomer } = await callAsCustomerOrGuest(context, 'syncCart', options)
  return {
    language: context.visitor.language,
    asCustomer,
    items: answer.map(cartLine),
    internal: headers.get('x-be-internal') === '1',
  }
}

/**
 * The first unconfirmed line with which the backend refuses the cart, found by binary search: log2(n) calls for n lines, none for
 * a single line. Null when all lines are confirmed.
 */
async function refusedLine(
  cart: CartState,
  ask: (lines: RequestedLine[]) => Promise<unknown>,
): Promise<RequestedLine | 'away' | null> {
  const lines = unconfirmedLines(cart)
  // The backend accepts the first `accepted` lines together, and refuses the first `refused` lines.
  let accepted = 0
  let refused = lines.length
  while (refused - accepted > 1) {
    const tried = Math.floor((accepted + refused) / 2)
    const rest = lines.slice(tried)
    const asked = rest.reduce((left, { uuid }) => ({ ...cart, unconfirmed: withoutLine(left, uuid) }), cart)
    try {
      await ask(requestedLines(asked))
      accepted = tried
    } catch (error) {
      if (isOutage(error)) return 'away'
      if (!isRejection(error)) throw error
      refused = tried
    }
  }
  return lines[refused - 1] ?? null
}

/** Whether the backend refused the request itself; repeating it would not help. */
export function isRejection(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'rejected'
}
