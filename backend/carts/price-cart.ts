import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { chosenLines } from '../../app/commerce/contract/chosen-lines'
import { isFixed } from '../../app/commerce/contract/marker-pricing'
import { applyCoupons, type CustomerDiscounts, type CodeOutcome } from '../coupons/apply-coupons'
import { loadCoupons } from '../coupons/load-coupons'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { loadOfferTerms } from '../offers/offer-terms'
import { cartLines } from './cart-lines'
import { giftLines, giftRequests, giftsOfConfirmed } from './coupon-gifts'
import { type CartProduct, loadCartProducts } from '../catalogue/cart-products'
import { categoriesWithAncestors } from './categories-with-ancestors'
import { loadCrossSellingOffers } from './load-cross-selling-offers'
import { giftSoldOutNotice } from './notices'
import { unitsByProduct, reservedPieces, withReserved } from './reserved-pieces'
import { loadBundles } from './upselling-bundles'

/**
 * A cart to price. `checkoutId`: pieces that an unpaid order of this checkout has taken from the stock are still the shopper's.
 * `customerId`: the customer whose offers count; null for a guest. `isConfirmed`: sync-cart has limited the quantities to what
 * the shopper can buy, so the stock does not limit them again: pieces of the shopper's own unpaid order no longer stand in it,
 * and a code must not stop fitting because of them.
 */
export type CartRequest = {
  items: readonly CartItemRequest[]
  coupons: readonly string[]
  customerDiscounts: CustomerDiscounts
  customerId?: number | null
  checkoutId?: string | null
  isConfirmed?: boolean
}

/** A cart at its final prices, each line with its reductions, and the outcome of each coupon. */
export type PricedCart = { items: CartItem[]; outcomes: CodeOutcome[] }

/**
 * The authoritative cart: the requested lines that can be sold, at their prices after discounts. The cart, the codes and the
 * order all come from here, so that an order charges what the cart showed. Goods of an offer to the customer cost what was
 * offered, or the customer's own price if that is lower: no code and no discount of the profile reduces them, and they do not
 * count towards the condition of any code. Neither do lines that are sold out, which cannot be ordered, nor the pieces that
 * codes add, which come last.
 */
export async function priceCart(db: Database, request: CartRequest, scope: Scope): Promise<PricedCart> {
  const coupons = await loadCoupons(db, request.coupons, scope)
  const chosen = chosenLines(request.items)
  const wanted = giftRequests(request.items, coupons)
  const ids = [...chosen, ...wanted].map((item) => item.product_id)
  const reserved = request.isConfirmed ? unitsByProduct(request.items) : await reservedPieces(db, request.checkoutId ?? null)
  const inStock = await loadCartProducts(db, ids, scope)
  const gifts = request.isConfirmed ? giftsOfConfirmed(wanted, request.items, inStock) : wanted
  const products = withReserved(inStock, reserved)
  const [offers, bundles] = [await loadCrossSellingOffers(db, chosen), await loadBundles(db, chosen)]
  const { customerId = null, checkoutId = null } = request
  const ownOffers = customerId === null ? null : await loadOfferTerms(db, chosen, { customerId, checkoutId }, scope)
  const { customerDiscounts } = request
  const priced = cartLines([...chosen, ...gifts], products, { offers, bundles, ownOffers, customerDiscounts }, scope)
  const items = priced.filter(({ uuid }) => gifts.every((gift) => gift.uuid !== uuid))
  const categories = coupons.length === 0 ? new Map<number, number[]>() : await categoriesWithAncestors(db, [...products.keys()])
  const reducible = items.filter((item) => !isFixed(item) && !item.sold_out)
  const couponLines = reducible.map((item) => ({ ...item, categories: categories.get(item.product_id) ?? item.categories }))
  const { lines, outcomes } = applyCoupons(couponLines, coupons, customerDiscounts, scope.store)
  // A line that is sold out counts for no code, and keeps the customer's own price.
  const soldOut = items.filter((item) => !isFixed(item) && item.sold_out)
  const { lines: ofSoldOut } = applyCoupons(soldOut, [], customerDiscounts, scope.store)
  const reduced = new Map([
    ...reducible.map((item, at) => [item, lines[at]] as const),
    ...soldOut.map((item, at) => [item, ofSoldOut[at]] as const),
  ])
  const added = giftLines(gifts, priced, { coupons, bought: couponLines }, scope.store)
  return {
    items: [...items.map((item) => ({ ...item, ...reduced.get(item) })), ...added],
    outcomes: outcomes.map((outcome) => withGift(outcome, added, couponLines.length > 0 ? products : new Map(), scope)),
  }
}

/** The lines of a cart without codes and offers, at the prices that `priceCart` gives them. */
export function priceProducts(
  items: readonly CartItemRequest[],
  products: ReadonlyMap<number, CartProduct>,
  customerDiscounts: CustomerDiscounts,
  scope: Scope,
): CartItem[] {
  const priced = cartLines(items, products, { offers: new Map(), bundles: new Set() }, scope)
  const { lines } = applyCoupons(priced, [], customerDiscounts, scope.store)
  return priced.map((item, at) => ({ ...item, ...lines[at] }))
}

/**
 * A code that adds goods applies while they are in the cart. One that does not, although nothing is missing but the goods, says
 * so; `products` has the goods of codes that could be added to this cart.
 */
function withGift(
  outcome: CodeOutcome,
  added: readonly CartItem[],
  products: ReadonlyMap<number, CartProduct>,
  { language }: Scope,
): CodeOutcome {
  const { code, adds_product: id = null } = outcome.coupon
  if (id === null) return outcome
  if (added.some((item) => item.added_by_coupon === code)) return { ...outcome, applied: true, affected: [id] }
  const name = outcome.failedMinimumSpend ? undefined : products.get(id)?.name
  return name === undefined ? outcome : { ...outcome, notice: giftSoldOutNotice(language, name) }
}
