import { withoutOrderedLines } from '../cart/rules/cart-requests'
import type { Order } from '../commerce/contract/order'
import { isSameCode } from '../discounts/codes'
import type { Shopper } from '../server/session/shopper'

/** How many purchases a browser can look back on. */
const MAX_PURCHASES = 20

/** The id of the order that a checkout led to; null when it led to none. */
export function purchaseOf({ purchases }: Pick<Shopper, 'purchases'>, checkoutId: string): string | null {
  return purchases.find((purchase) => purchase.checkoutId === checkoutId)?.orderId ?? null
}

/**
 * The shopper with the order of a checkout. What was ordered leaves the cart; what was added, and codes entered, while it was being placed
 * stay. An order that is written already changes nothing: null.
 */
export function withPurchase(now: Shopper, order: Pick<Order, 'id' | 'items' | 'checkout_order_id'>): Shopper | null {
  const { id: orderId, items, checkout_order_id: checkoutId } = order
  if (purchaseOf(now, checkoutId) !== null) return withoutPlacing(now, checkoutId)
  const used = now.placing?.checkoutId === checkoutId ? now.placing.codes : now.discountCodes
  const discountCodes = now.discountCodes.filter((code) => !used.some((one) => isSameCode(one, code)))
  return {
    ...withoutOrderedLines({ ...now, discountCodes }, items, checkoutId),
    removedCodes: [],
    link: null,
    draft: {},
    placing: now.placing?.checkoutId === checkoutId ? null : now.placing,
    purchases: [{ orderId, checkoutId }, ...now.purchases].slice(0, MAX_PURCHASES),
  }
}

/** The order of this checkout is not being placed any more; null when it was not. */
export function withoutPlacing(now: Shopper, checkoutId: string): Shopper | null {
  return now.placing?.checkoutId === checkoutId ? { ...now, placing: null } : null
}
