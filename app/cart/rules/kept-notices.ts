import type { CartLine } from '../../server/session/cart-line'

type Noticed = Pick<CartLine, 'uuid' | 'quantity' | 'cart_notice' | 'adjusted_quantity'>

/**
 * The lines with the notices of the sync before. A cart is synced again when it is shown, and by then the backend has nothing to
 * adjust: without this, the shopper would never read that a quantity was reduced to the stock (spec section 8).
 */
export function withKeptNotices<I extends Noticed>(items: readonly I[], before: readonly Noticed[]): I[] {
  return items.map((item) => {
    const was = before.find(({ uuid, quantity }) => uuid === item.uuid && quantity === item.quantity)
    if (!was) return item
    return {
      ...item,
      cart_notice: item.cart_notice ?? was.cart_notice,
      adjusted_quantity: item.adjusted_quantity || was.adjusted_quantity,
    }
  })
}

/** Whether a line has a notice. */
export function hasNotice({ cart_notice, adjusted_quantity }: Noticed): boolean {
  return cart_notice !== null || adjusted_quantity
}

/** The lines without the notices that have been shown. A notice that came later stays. */
export function withoutShownNotices<I extends Noticed>(items: readonly I[], shown: readonly Noticed[]): I[] {
  return items.map((item) => {
    const isShown = shown.some(
      ({ uuid, cart_notice, adjusted_quantity }) =>
        uuid === item.uuid && cart_notice === item.cart_notice && adjusted_quantity === item.adjusted_quantity,
    )
    return isShown ? { ...item, cart_notice: null, adjusted_quantity: false } : item
  })
}
