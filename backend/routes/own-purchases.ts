import { calls } from '../../app/commerce/contract/calls'
import { requireCustomer } from '../accounts/customers'
import { changeAccountCart } from '../carts/account-cart'
import type { Endpoints } from '../http/endpoints'
import { listOffers } from '../offers/list-offers'
import { boughtProducts } from '../orders/bought-products'
import { listOwnOrders } from '../order-views/list-own-orders'
import { listOwnReturns } from '../returns/list-own-returns'
import type { Services } from '../services'
import { listOwnSubscriptions } from '../subscriptions/show-subscriptions'

/** Calls about the cart and all orders of a customer, with the bearer token of the account. */
export function mountOwnPurchases(api: Endpoints, services: Services): void {
  const { db } = services
  api.get(calls.ownOrders, async ({ header, query, now }) =>
    listOwnOrders(db, await requireCustomer(header, services), query, { now }),
  )
  api.get(calls.ownReturns, async ({ header, query }) => listOwnReturns(db, await requireCustomer(header, services), query.page))
  api.get(calls.ownSubscriptions, async ({ header, ...scope }) =>
    listOwnSubscriptions(services, await requireCustomer(header, services), scope),
  )
  api.get(calls.customerOffers, async ({ header, ...scope }) => listOffers(db, await requireCustomer(header, services), scope))
  api.post(calls.accountCart, async ({ header, body, now }) =>
    changeAccountCart(db, await requireCustomer(header, services), body, now),
  )
  api.get(calls.boughtProducts, async ({ header, ...scope }) =>
    boughtProducts(db, await requireCustomer(header, services), scope),
  )
}
