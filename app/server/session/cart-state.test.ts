import { expect, it } from 'vitest'
import { CartLine } from './cart-line'
import { CartState, clearCheckout, EMPTY_CART } from './cart-state'

const order = { id: 'session', locale: 'sv' }
const item = CartLine.parse({
  uuid: '9d2b7b0e-2f0a-4c1d-8a39-51c3f6d1a001',
  type: 1,
  name: 'CR2032',
  slug: 'cr2032',
  product_id: 1,
  sku: 'CR2032',
  subscription_interval: null,
  quantity: 2,
  price: 29,
  ordinary_price: 29,
  pricing: [],
  vat: 25,
  stock_status: 'in-stock',
  sold_out: false,
})
const FULL: CartState = {
  ...EMPTY_CART,
  language: 'sv',
  asCustomer: true,
  items: [item],
  unconfirmed: [],
  sync: { asked: 3, requested: 2, answered: 1 },
  postalCode: '111 22',
  shippingMethod: 'postnord-letter',
  paymentMethod: 'klarna',
  servicePoint: '1',
  checkoutID: '3f0c1b53-7c2f-4b0e-9f0e-0a6a2a7f3f10',
  internal: true,
  campaignData: { location: 'https://shop.example/sv?utm_source=mail', referrer: '' },
  providerOrders: { klarna: order, stripe: order, invoice: order, walleyB2c: order, walleyB2b: order },
  lost: ['Batteritestare'],
  leftOut: ['Knappcell CR2032'],
  aside: [{ uuid: '77777777-7777-4777-8777-777777777777', product_id: 31, quantity: 3, notSoldIn: 'da' }],
}

it('clearing checkout resets checkoutID, all provider order references, shippingMethod, paymentMethod, servicePoint and campaignData, and nothing else', () => {
  const { checkoutID, providerOrders, shippingMethod, paymentMethod, servicePoint, campaignData } = EMPTY_CART
  expect(clearCheckout(FULL)).toEqual({
    ...FULL,
    checkoutID,
    providerOrders,
    shippingMethod,
    paymentMethod,
    servicePoint,
    campaignData,
  })
})

/** The effect of clearing checkout on each field of a cart: spec section 4 lists those it resets. A new field needs an entry. */
const CLEARED: Readonly<Record<keyof CartState, 'reset' | 'kept'>> = {
  checkoutID: 'reset',
  providerOrders: 'reset',
  shippingMethod: 'reset',
  paymentMethod: 'reset',
  servicePoint: 'reset',
  campaignData: 'reset',
  language: 'kept',
  asCustomer: 'kept',
  items: 'kept',
  unconfirmed: 'kept',
  sync: 'kept',
  postalCode: 'kept',
  internal: 'kept',
  lost: 'kept',
  leftOut: 'kept',
  aside: 'kept',
}

it('clearing checkout resets each field of a cart that spec section 4 lists, and keeps each other one', () => {
  const [empty, cleared] = [EMPTY_CART, clearCheckout(FULL)].map((cart) => new Map<string, unknown>(Object.entries(cart)))
  const listed = new Map<string, unknown>(Object.entries(CLEARED))
  for (const [field, filled] of Object.entries(FULL)) {
    expect(filled, field).not.toEqual(empty?.get(field))
    expect(cleared?.get(field), field).toEqual(listed.get(field) === 'reset' ? empty?.get(field) : filled)
  }
  expect(Object.keys(FULL).toSorted()).toEqual(Object.keys(CLEARED).toSorted())
})

it('a cart state has a reference of each provider, an id with the locale it belongs to', () => {
  expect(CartState.parse(FULL).providerOrders).toEqual(FULL.providerOrders)
  expect(CartState.parse({ ...FULL, providerOrders: { klarna: { id: 'session' } } }).providerOrders.klarna).toBeUndefined()
})
