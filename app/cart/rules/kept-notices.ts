import type { CartLine } from '../../server/session/cart-line'
import { isSameJson } from './same-json'

type Noticed = Pick<CartLine, 'uuid' | 'cart_notice' | 'adjusted_quantity'>
type Answered = Noticed & Pick<CartLine, 'quantity' | 'pricing' | 'sold_out' | 'subscription_interval'>

/**
 * The lines with the notices of the sync before. A cart is synced again when it is shown, and by then the backend has nothing to
 * adjust: without this, the shopper would never read that a quantity was reduced to the stock (spec section 8). A line whose
 * prices before codes, stock or interval have changed since has no older notice, which could contradict them.
 */
export function withKeptNotices<I extends Answered>(items: readonly I[], before: readonly Answered[]): I[] {
  return items.map((item) => {
    const was = before.find(({ uuid }) => uuid === item.uuid)
    if (was === undefined || !isSameJson(noticedOf(was), noticedOf(item))) return item
    return {
      ...item,
      cart_notice: item.cart_notice ?? was.cart_notice,
      adjusted_quantity: item.adjusted_quantity || was.adjusted_quantity,
    }
  })
}

const noticedOf = ({ quantity, pricing, sold_out, subscription_interval: interval }: Answered) => [
  ...[quantity, pricing, sold_out],
  interval?.id ?? null,
]

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
