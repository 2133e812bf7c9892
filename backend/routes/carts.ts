import { calls } from '../../app/commerce/contract/calls'
import { readBuyer } from '../accounts/buyer'
import { priceCart } from '../carts/price-cart'
import { productsBySku } from '../carts/products-by-sku'
import { discountRule } from '../coupons/discount-rule'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

export function mountCarts(api: Endpoints, services: Services): void {
  const { db } = services

  api.post(calls.syncCart, async ({ body, header, setHeader, ...scope }) => {
    const buyer = await readBuyer(header('authorization'), services)
    if (buyer.isStaff) setHeader('x-be-internal', '1')
    const { items, coupons = [], checkout_order_id: checkoutId } = body
    const priced = await priceCart(db, { items, coupons, ...buyer, checkoutId }, scope)
    return priced.items
  })

  api.post(calls.syncCoupons, async ({ body, header, ...scope }) => {
    const buyer = await readBuyer(header('authorization'), services)
    const { coupons, cart_contents, checkout_order_id: checkoutId = null } = body
    const items = cart_contents.map((line) => ({ ...line, uuid: '' }))
    const { outcomes } = await priceCart(db, { items, coupons, ...buyer, checkoutId, isConfirmed: true }, scope)
    return outcomes.map((outcome) => discountRule(outcome, scope.store))
  })

  api.post(calls.productsBySku, async ({ body, ...scope }) => productsBySku(db, body.skus, scope))
}
