import type { CartProduct } from '../catalogue/cart-products'
import { type CustomerDiscounts, customerPercent } from '../coupons/apply-coupons'
import { unitPrice } from '../pricing/tiers'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/**
 * The unit price of goods of an offer to the customer: the offered price, or what this number costs the customer without the
 * offer if that is less: by a campaign, a quantity tier or the discount of the profile (spec section 6, "The highest applicable
 * discount wins"). Codes do not count (decision 116).
 */
export function offerPrice(
  { price, quantity }: { price: number; quantity: number },
  product: Pick<CartProduct, 'prices' | 'discount_category'>,
  customerDiscounts: CustomerDiscounts,
  store: Pick<Store, 'digits'>,
): number {
  const ordinary = unitPrice(product.prices, quantity) ?? price
  const percent = customerPercent(product, customerDiscounts)
  return Math.min(price, roundMoney(ordinary * (1 - percent / 100), store))
}
