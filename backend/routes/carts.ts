import { calls } from '../../app/commerce/contract/calls'
import { readBuyer } from '../accounts/buyer'
import { priceCart } from '../carts/price-cart'
import { productsBySku } from '../carts/products-by-sku'
import { checkoutOptions } from '../checkout/checkout-options'
import { discountRule } from '../coupons/discount-rule'
import type { Endpoints } from '../http/endpoints'
import { loadOrder, loadOrderOfCheckout } from '../orders/load-order'
import { placeOrder } from '../orders/place-order'
import type { Services } from '../services'

export function mountCarts(api: Endpoints, services: Services): void {
  const { db, staffKey } = services

  api.post(calls.syncCart, async ({ body, header, setHeader, ...scope }) => {
    if (staffKey !== null && header('x-forwarded-staff') === staffKey) setHeader('x-be-internal', '1')
    const { customerDiscounts } = await readBuyer(header('authorization'), services)
    const { items } = await priceCart(db, { items: body.items, coupons: body.coupons ?? [], customerDiscounts }, scope)
    return items
  })

  api.post(calls.syncCoupons, async ({ body, header, ...scope }) => {
    const { customerDiscounts } = await readBuyer(header('authorization'), services)
    const items = body.cart_contents.map((line) => ({ ...line, uuid: '' }))
    const { outcomes } = await priceCart(db, { items, coupons: body.coupons, customerDiscounts }, scope)
    return outcomes.map((outcome) => discountRule(outcome, scope.store))
  })

  api.post(calls.productsBySku, async ({ body, ...scope }) => productsBySku(db, body.skus, scope))

  api.post(calls.checkoutOptions, async ({ body, ...place }) => checkoutOptions(body.cart_total, place))

  api.post(calls.placeOrder, async ({ body, header, ...scope }) =>
    placeOrder(db, body, await readBuyer(header('authorization'), services), scope),
  )
  api.get(calls.orderOfCheckout, async ({ query }) => loadOrderOfCheckout(db, query.checkout_order_id))
  api.get(calls.order, async ({ params }) => loadOrder(db, params.id ?? ''))
}
