import { expect, it } from 'vitest'
import { cartView } from '../../cart/rules/cart-view'
import { LINE_DEFAULTS } from '../../cart/rules/sent-line'
import type { CartAnswer } from '../../cart/rules/cart-data'
import { cartRequest } from '../../cart/rules/cart-request'
import { optimisticCart, optimisticCartOf, type OptimisticCart } from '../../cart/rules/optimistic-cart'
import type { CartLine } from '../../server/session/cart-line'
import { addedEvents, cartEvents, linesEvent } from './cart-events'
import { choiceEvents } from './choice-events'

const SEK = { currency: 'SEK', currencyDigits: 0 } as const
const UUID = '7f2c1d3e-9a4b-4c5d-8e6f-001122334455'

const LINE: CartLine = {
  uuid: UUID,
  type: 1,
  thumb: null,
  name: 'LR6',
  slug: 'lr6',
  product_id: 7,
  sku: 'KC-7',
  subscription_interval: null,
  cross_selling_product_id: null,
  upselling_bundle_id: null,
  offer_item_id: null,
  added_by_coupon: null,
  accessory_id: null,
  related_id: null,
  recommended_id: null,
  campaign: null,
  quantity: 2,
  price: 80,
  ordinary_price: 100,
  pricing: [],
  reductions: [{ code: 'KRAFT10', amount: 40 }],
  vat: 25,
  deposit: 0,
  categories: [3],
  group_id: null,
  discount_category: null,
  stock_status: 'in-stock',
  estimated_at: null,
  cart_notice: null,
  adjusted_quantity: false,
  sold_out: false,
}

const answer = (...lines: CartLine[]): CartAnswer => ({
  cart: { ...cartView(lines, null, 0, undefined, [], () => 'Alkaline'), usual: LINE_DEFAULTS },
  codes: [],
  deliveryNote: null,
  freight: null,
  refused: null,
  removed: null,
  codeError: null,
  added: null,
  upselling: null,
  summary: null,
})

/** The events of a form and its answer, in a cart that the browser knows, or does not know yet (null). */
function eventsOf(known: CartAnswer | null, fields: [string, string][], then: CartAnswer) {
  const asked: OptimisticCart = optimisticCart(optimisticCartOf(known), {
    type: 'requested',
    id: 1,
    request: cartRequest(fields),
  })
  return cartEvents(asked, optimisticCart(asked, { type: 'answered', id: 1, answer: then }), SEK)
}

const ADD: [string, string][] = [
  ['intent', 'add'],
  ['product_id', '7'],
  ['quantity', '1'],
]

const ITEM = { item_id: 'KC-7', item_name: 'LR6', item_category: 'Alkaline', price: 80, discount: 20, coupon: 'KRAFT10' }

it('an add by a form without scripts has a key of its own, so that it is sent once', () => {
  const [line] = answer(LINE).cart.lines
  expect(addedEvents({ id: UUID, lines: line ? [line] : [] }, SEK)).toEqual([
    {
      event: { event: 'add_to_cart', ecommerce: { currency: 'SEK', value: 160, items: [{ ...ITEM, quantity: 2 }] } },
      once: `add:${UUID}`,
    },
  ])
})

it('the first add of a page is what was asked for, not the whole cart', () => {
  expect(eventsOf(null, ADD, answer(LINE))).toEqual([
    { event: 'add_to_cart', ecommerce: { currency: 'SEK', value: 80, items: [{ ...ITEM, quantity: 1 }] } },
  ])
})

it('a product that the server refused was not added', () => {
  expect(eventsOf(null, ADD, answer())).toEqual([])
})

it('more and fewer pieces are the difference, at the price that is charged', () => {
  const fields: [string, string][] = [
    ['intent', 'change'],
    ['uuid', UUID],
    ['quantity', '5'],
  ]
  expect(eventsOf(answer(LINE), fields, answer({ ...LINE, quantity: 5 }))).toEqual([
    { event: 'add_to_cart', ecommerce: { currency: 'SEK', value: 240, items: [{ ...ITEM, quantity: 3 }] } },
  ])
  expect(eventsOf(answer(LINE), fields, answer({ ...LINE, quantity: 1 }))).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: 80, items: [{ quantity: 1 }] } },
  ])
  expect(eventsOf(answer(LINE), fields, answer())).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: 160, items: [{ quantity: 2 }] } },
  ])
})

it('a cart that is only read has no events', () => {
  const before = optimisticCartOf(null)
  const read = { type: 'read', latest: 0, answer: answer(LINE), keepsMessages: false } as const
  expect(cartEvents(before, optimisticCart(before, read), SEK)).toEqual([])
})

it('an empty cart is not viewed', () => {
  expect(linesEvent('view_cart', { lines: [] }, SEK)).toEqual([])
})

it.each(['view_cart', 'begin_checkout'] as const)(
  'a deposit is no part of the value of %s, as it is none of its items',
  (event) => {
    const { lines, totals } = answer({ ...LINE, deposit: 75 }).cart
    expect(totals).toMatchObject({ total: 310, deposit: 150 })
    expect(linesEvent(event, { lines, ...totals }, SEK)).toMatchObject([{ event, ecommerce: { value: 160, items: [ITEM] } }])
  },
)

it('a deposit is no part of the value of a chosen delivery or payment', () => {
  const { lines, totals } = answer({ ...LINE, deposit: 75 }).cart
  expect(choiceEvents('payment_method', 'stripe', { lines, ...totals }, SEK)).toMatchObject([{ ecommerce: { value: 160 } }])
})
