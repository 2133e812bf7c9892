import { withoutOrderedLines } from '../cart/rules/cart-requests'
import { withCodes } from '../cart/rules/codes-gone'
import type { Order } from '../commerce/contract/order'
import { isSameCode } from '../discounts/codes'
import type { Shopper } from '../server/session/shopper'

/** Milliseconds after which an order unknown to the backend was never placed; far longer than the timeout of its call. */
export const PLACING_LIFE_MS = 60_000

/** Milliseconds in which a late payment can still revive an order that was given up. */
const REVIVABLE_MS = 24 * 3600_000

/** Maximum number of purchases stored in a session. */
const MAX_PURCHASES = 20

/** The order id of a checkout; null when it has no order. */
export function purchaseOf({ purchases }: Pick<Shopper, 'purchases'>, checkoutId: string): string | null {
  return purchases.find((purchase) => purchase.checkoutId === checkoutId)?.orderId ?? null
}

/**
 * The shopper with the order of a checkout. The ordered lines leave the cart; lines and codes added while it was being placed
 * stay. Null when the order is already written.
 */
export function withPurchase(now: Shopper, order: Pick<Order, 'id' | 'items' | 'checkout_order_id'>): Shopper | null {
  const { id: orderId, items, checkout_order_id: checkoutId } = order
  const ownPlacing = now.placing?.checkoutId === checkoutId ? now.placing : null
  if (purchaseOf(now, checkoutId) !== null) return ownPlacing && withoutPlacing(now, ownPlacing)
  const used = ownPlacing?.codes ?? now.discountCodes
  const discountCodes = now.discountCodes.filter((code) => !used.some((one) => isSameCode(one, code)))
  return {
    ...withoutOrderedLines(withCodes(now, discountCodes), items, checkoutId),
    removedCodes: [],
    link: null,
    draft: {},
    placing: ownPlacing === null ? now.placing : null,
    purchases: [{ orderId, checkoutId }, ...now.purchases].slice(0, MAX_PURCHASES),
  }
}

/**
 * Notes that an order is no longer being placed; null when it was not. The note of another tab that places the order of the same
 * checkout stays.
 */
export function withoutPlacing(
  now: Shopper,
  { checkoutId, at }: Pick<NonNullable<Shopper['placing']>, 'checkoutId' | 'at'>,
): Shopper | null {
  return now.placing?.checkoutId === checkoutId && now.placing.at === at ? { ...now, placing: null } : null
}

/**
 * Notes that the order being placed was given up, since its payment failed: it may be paid all the same, and then its goods leave
 * the cart. Null when it is no longer being placed, or noted already.
 */
export function withGivenUp(now: Shopper, { checkoutId, at }: NonNullable<Shopper['placing']>, time: number): Shopper | null {
  const { placing } = now
  if (placing?.checkoutId !== checkoutId || placing.at !== at || placing.until !== undefined) return null
  return { ...now, placing: { ...placing, until: time + REVIVABLE_MS } }
}

/** Whether the shop stops waiting for an order that the backend does not know. */
export const isPlacingOver = ({ at, until = at + PLACING_LIFE_MS }: NonNullable<Shopper['placing']>, time: number): boolean =>
  time > until
