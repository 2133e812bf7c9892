import { expect, it } from 'vitest'
import { CartState, clearCheckout, EMPTY_CART } from './cart-state'

const order = { id: 'session', locale: 'sv' }
const FULL: CartState = {
  ...EMPTY_CART,
  ...{ language: 'sv', asCustomer: true, unconfirmed: [], sync: { asked: 3, requested: 2, answered: 1 } },
  ...{ postalCode: '111 22', shippingMethod: 'postnord-letter', paymentMethod: 'klarna', servicePoint: '1' },
  ...{ checkoutID: '3f0c1b53-7c2f-4b0e-9f0e-0a6a2a7f3f10', internal: true },
  campaignData: { location: 'https://shop.example/sv?utm_source=mail', referrer: '' },
  providerOrders: { klarna: order, stripe: order, invoice: order, walleyB2c: order, walleyB2b: order },
}

it('clearing checkout resets checkoutID, all provider order references, shippingMethod, paymentMethod, servicePoint and campaignData, and nothing else', () => {
  const { checkoutID, providerOrders, shippingMethod, paymentMethod, servicePoint, campaignData } = EMPTY_CART
  expect(clearCheckout(FULL)).toEqual({
    ...FULL,
    ...{ checkoutID, providerOrders, shippingMethod, paymentMethod, servicePoint, campaignData },
  })
})

it('a cart state has a reference of each provider, an id with the locale it belongs to', () => {
  expect(CartState.parse(FULL).providerOrders).toEqual(FULL.providerOrders)
  expect(CartState.parse({ ...FULL, providerOrders: { klarna: { id: 'session' } } }).providerOrders.klarna).toBeUndefined()
})
