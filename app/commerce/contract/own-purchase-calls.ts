import { AccountCart, AccountCartRequest } from './account-cart'
import { CustomerOffers } from './customer-offer'
import { BoughtProducts, OwnOrders, OwnOrdersQuery, OwnReturns, OwnSubscriptions, PageQuery } from './own-purchase'
import { NoQuery } from './query'

/** The calls about the cart and all orders of a customer, with the bearer token of the account. A part of `calls`. */
export const ownPurchaseCalls = {
  ownOrders: { method: 'GET', path: '/api/account/orders', query: OwnOrdersQuery, answer: OwnOrders },
  ownReturns: { method: 'GET', path: '/api/account/returns', query: PageQuery, answer: OwnReturns },
  ownSubscriptions: { method: 'GET', path: '/api/account/subscriptions', query: NoQuery, answer: OwnSubscriptions },
  customerOffers: { method: 'GET', path: '/api/account/offers', query: NoQuery, answer: CustomerOffers },
  boughtProducts: { method: 'GET', path: '/api/account/bought-products', query: NoQuery, answer: BoughtProducts },
  accountCart: { method: 'POST', path: '/api/account/cart', query: NoQuery, body: AccountCartRequest, answer: AccountCart },
} as const
