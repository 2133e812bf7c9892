import type { CartLine } from '../../server/session/cart-line'

type Noticed = Pick<CartLine, 'uuid' | 'quantity' | 'cart_notice' | 'adjusted_quantity'>

/**
 * The lines with what was said of them when they were changed. A cart is synced again to be shown, and by then the backend finds nothing
 * to adjust: without this nobody would ever read that a quantity came down to the stock (spec section 8).
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
