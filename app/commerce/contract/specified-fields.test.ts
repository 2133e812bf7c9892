import { describe, expect, it } from 'vitest'
import { type CallName, calls } from './calls'

/** The answer as the shop reads it; throws when it cannot be read. */
const read = (name: CallName, answer: unknown): unknown => calls[name].answer.parse(answer)

const ORDER_ID = '00000000-0000-4000-8000-000000000000'
const deal = {
  title: 'Dagens klipp',
  product_name: 'CR2032',
  product_slug: 'cr2032',
  discount: 20,
  starts_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:00:00.000Z',
}

describe('a backend that answers the fields of the specification alone is read', () => {
  it.each<[CallName, unknown, unknown]>([
    ['currentDeal', deal, deal],
    ['nextDelivery', { next_delivery: '2026-11-20T15:00:00Z' }, { next_delivery: '2026-11-20T15:00:00.000Z' }],
    ['widget', { content: '<p>Kakor</p>' }, { content: '<p>Kakor</p>', hidden: false }],
    ['orderInfo', { order_id: ORDER_ID, scope: 'my-order' }, { order_id: ORDER_ID, order_number: '', scope: 'my-order' }],
    [
      'profile',
      { id: 3, email: 'ada@example.se' },
      { id: 3, email: 'ada@example.se', first_name: '', last_name: '', discounts: {} },
    ],
  ])('%s: %o', (name, answer, expected) => {
    expect(read(name, answer)).toEqual(expected)
  })
})

describe('the deal', () => {
  it.each([
    ['an offset', { starts_at: '2026-11-20T09:00:00+01:00', expires_at: '2026-11-21T09:00:00+0100' }],
    ['times of the store', { starts_at: '2026-11-20 09:00', expires_at: '2026-11-21T09:00:00' }],
    ['a discount in text', { discount: '20.00' }],
  ])('is read with %s', (_, more) => {
    expect(read('currentDeal', { ...deal, ...more })).toEqual(deal)
  })

  it('that lasts from day to day begins with the first and ends with the last, in the time of the stores', () => {
    expect(read('currentDeal', { ...deal, starts_at: '2026-07-01', expires_at: '2026-11-27' })).toMatchObject({
      starts_at: '2026-06-30T22:00:00.000Z',
      expires_at: '2026-11-27T23:00:00.000Z',
    })
  })

  it.each([[null], [{}], [[]]])('is none when the answer is %o', (answer) => {
    expect(read('currentDeal', answer)).toBeNull()
  })
})

describe('the next delivery', () => {
  it.each([
    ['2026-11-25', '2026-11-24T23:00:00.000Z'],
    ['2026-11-25T16:00:00+01:00', '2026-11-25T15:00:00.000Z'],
    ['2026-11-25 16:00:00', '2026-11-25T15:00:00.000Z'],
    // As PostgreSQL writes it.
    ['2026-11-25 16:00:00.5+01', '2026-11-25T15:00:00.500Z'],
    [null, null],
  ])('%s is %s', (told, moment) => {
    expect(read('nextDelivery', { next_delivery: told })).toEqual({ next_delivery: moment })
  })

  it.each([[null], [{}], [[]]])('is not known when the answer is %o', (answer) => {
    expect(read('nextDelivery', answer)).toEqual({ next_delivery: null })
  })

  it.each(['tomorrow', '2026-13-45', '2026-11-25T25:00:00Z'])('%s cannot be read', (told) => {
    expect(() => read('nextDelivery', { next_delivery: told })).toThrow()
  })
})

it.each([
  [
    { content: null, hidden: 1 },
    { content: '', hidden: true },
  ],
  [
    { content: 'x', hidden: '0' },
    { content: 'x', hidden: false },
  ],
])('the widget %o is %o', (answer, widget) => {
  expect(read('widget', answer)).toEqual(widget)
})

it.each([[null], [[]], [{}]])('a widget that the backend does not have (%o) is empty, and no outage', (answer) => {
  expect(read('widget', answer)).toEqual({ content: '', hidden: false })
})

it.each([[null], [[]], [{}]])('a backend without interface strings (%o) overrides none', (answer) => {
  expect(read('strings', answer)).toEqual({})
})

it('the products in a category are told by their ids, or as products', () => {
  expect(read('categoryChildren', [3, '4', { id: 5 }, { product_id: '6', id: 99 }])).toEqual([3, 4, 5, 6])
})

it('a hint that is known by a word leads where it says: nothing depends on its number', () => {
  const hint = { hint: 'retur', url: 'retur', url_title: 'Retur' }
  expect(read('searchTriggers', [{ id: 'a1', ...hint }])).toEqual([{ id: null, ...hint }])
})

it('a backend without hints for a query may answer null', () => {
  expect(read('searchTriggers', null)).toEqual([])
})

it.each([['my-order'], [['orders', 'my-order']], ['orders my-order'], [null]])('the scope %j of a login is my-order', (scope) => {
  expect(read('orderInfo', { order_id: ORDER_ID, scope })).toMatchObject({ scope: 'my-order' })
})

it.each([['account'], [['account']], [7]])('a login with the scope %j is none to one order', (scope) => {
  expect(() => read('orderInfo', { order_id: ORDER_ID, scope })).toThrow()
})

it('interface strings may stand in objects: their keys are joined with dots', () => {
  const strings = { 'cart.title': 'Korg', product: { adjusted_quantity: 'Antalet ändrades', stock: { few: 'Få' } }, old: null }
  expect(read('strings', strings)).toEqual({
    'cart.title': 'Korg',
    'product.adjusted_quantity': 'Antalet ändrades',
    'product.stock.few': 'Få',
  })
})

it.each([
  [[], {}],
  [null, {}],
  [{ batteries: '12.5', tools: 'much', chargers: 120 }, { batteries: 12.5 }],
])('the discount map %o of a customer is %o', (discounts, expected) => {
  expect(read('profile', { id: '3', email: 'ada@example.se', first_name: null, discounts })).toMatchObject({
    id: 3,
    first_name: '',
    discounts: expected,
  })
})
