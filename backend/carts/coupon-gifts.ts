import { randomUUID } from 'node:crypto'
import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { availableQuantity } from '../catalogue/stock'
import { failsMinimumSpend } from '../coupons/conditions'
import type { Coupon, CouponLine, Currency } from '../coupons/coupon-line'
import type { CartProduct } from '../catalogue/cart-products'
import { unitsByProduct } from './reserved-pieces'

/** A request for the piece that a code adds; `uuid` is that of the line when the cart has it already. */
type GiftRequest = CartItemRequest & { added_by_coupon: string }

/**
 * One piece of the product of each code that adds one (spec section 3, added_by_coupon). A requested line whose uuid is not
 * unique is ignored: gifts are found by uuid, so the other line's goods would be free.
 */
export function giftRequests(items: readonly CartItemRequest[], coupons: readonly Coupon[]): GiftRequest[] {
  return coupons.flatMap(({ code, adds_product: product_id = null }) => {
    if (product_id === null) return []
    const line = items.find((item) => item.added_by_coupon === code && item.product_id === product_id)
    const isItsOwn = line !== undefined && items.every((item) => item === line || item.uuid !== line.uuid)
    return [{ uuid: isItsOwn ? line.uuid || randomUUID() : randomUUID(), product_id, quantity: 1, added_by_coupon: code }]
  })
}

/**
 * The gifts of a cart whose quantities are confirmed: its own lines do not come from the stock a second time. A gift that is
 * there has its piece; any other needs one beside the pieces of the cart.
 */
export function giftsOfConfirmed(
  gifts: readonly GiftRequest[],
  items: readonly CartItemRequest[],
  products: ReadonlyMap<number, CartProduct>,
): GiftRequest[] {
  const pieces = unitsByProduct(items)
  return gifts.filter(({ product_id: id, added_by_coupon: code }) => {
    const product = products.get(id)
    const isThere = items.some((item) => item.added_by_coupon === code && item.product_id === id)
    return isThere || (product !== undefined && availableQuantity(product) > (pieces.get(id) ?? 0))
  })
}

/**
 * The lines that codes add: one piece, free of charge. None while the minimum spend of a code is not reached, and none of goods
 * that are sold out: the rest of the cart can be ordered all the same.
 */
export function giftLines(
  gifts: readonly GiftRequest[],
  priced: readonly CartItem[],
  { coupons, bought }: { coupons: readonly Coupon[]; bought: readonly CouponLine[] },
  currency: Currency,
): CartItem[] {
  return gifts.flatMap(({ uuid, added_by_coupon: code }) => {
    const coupon = coupons.find((one) => one.code === code)
    const line = priced.find((item) => item.uuid === uuid)
    if (coupon === undefined || line === undefined || line.sold_out || bought.length === 0) return []
    if (failsMinimumSpend(coupon, bought, currency)) return []
    return [{ ...line, added_by_coupon: code, price: 0, pricing: [{ q: 1, p: 0 }], cart_notice: null }]
  })
}
