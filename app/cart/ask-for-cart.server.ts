import { BackendError, isOutage } from '../commerce/backend-error'
import { cartLine, lineRequest, type RequestedLine } from '../server/session/cart-line'
import type { Needs } from '../server/request-context.server'
import type { CartState } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import type { CartConfirmation } from './rules/cart-requests'
import { unconfirmedLines, withoutLine } from './rules/unconfirmed-lines'
import { wantedLines } from './rules/wanted-lines'

/**
 * What the backend answered for a cart: its lines; or a line that it refuses, each cart that holds this line being refused as a whole; or
 * nothing, as it is away.
 */
export type CartAnswer =
  { kind: 'confirmed'; confirmation: CartConfirmation } | { kind: 'refused'; line: RequestedLine } | { kind: 'away' }

/**
 * Asks the backend for the lines that a shopper wants (POST /api/sync-cart). Throws a BackendError when it refuses the cart and no line can
 * be the reason, as all are confirmed already.
 */
export async function askForCart(context: Needs<'visitor' | 'backend'>, { cart, discountCodes }: Shopper): Promise<CartAnswer> {
  const ask = (lines: RequestedLine[]) => askForLines(context, cart, discountCodes, lines)
  try {
    return { kind: 'confirmed', confirmation: await ask(wantedLines(cart)) }
  } catch (error) {
    if (isOutage(error)) return { kind: 'away' }
    if (!isRejection(error)) throw error
    const line = await refusedLine(cart, ask)
    if (line === null) throw error
    return line === 'away' ? { kind: 'away' } : { kind: 'refused', line }
  }
}

async function askForLines(
  { visitor, backend }: Needs<'visitor' | 'backend'>,
  { checkoutID }: CartState,
  codes: readonly string[],
  lines: RequestedLine[],
): Promise<CartConfirmation> {
  const coupons = codes.length === 0 ? {} : { coupons: [...codes] }
  const { answer, headers } = await backend.call('syncCart', {
    body: { items: lines.map(lineRequest), checkout_order_id: checkoutID, ...coupons },
  })
  return { language: visitor.language, items: answer.map(cartLine), internal: headers.get('x-be-internal') === '1' }
}

/**
 * The first unconfirmed line with which the backend refuses the cart, found by halving: of n lines with log2(n) calls, of a single one with
 * none. Null when all lines are confirmed.
 */
async function refusedLine(
  cart: CartState,
  ask: (lines: RequestedLine[]) => Promise<unknown>,
): Promise<RequestedLine | 'away' | null> {
  const lines = unconfirmedLines(cart)
  /** So many of the lines are accepted together; so many are not. */
  let accepted = 0
  let refused = lines.length
  while (refused - accepted > 1) {
    const tried = Math.floor((accepted + refused) / 2)
    const rest = lines.slice(tried)
    const asked = rest.reduce((left, { uuid }) => ({ ...cart, unconfirmed: withoutLine(left, uuid) }), cart)
    try {
      await ask(wantedLines(asked))
      accepted = tried
    } catch (error) {
      if (isOutage(error)) return 'away'
      if (!isRejection(error)) throw error
      refused = tried
    }
  }
  return lines[refused - 1] ?? null
}

/** Whether the backend refuses what was asked: asked again, it would refuse again. */
export function isRejection(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'rejected'
}
