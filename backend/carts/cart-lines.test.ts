import { expect, test } from 'vitest'
import { storeOf } from '../stores/stores'
import { cartLines } from './cart-lines'
import { limitToStock } from './limit-to-stock'
import type { CartProduct } from '../catalogue/cart-products'
import { bundleKey } from './upselling-bundles'

const sv = { language: 'sv' } as const

test.each([
  ['the requested quantity, if it is in stock', 3, 5, 3, false],
  ['no more than the stock', 9, 5, 5, true],
  ['no more than 5000 of a product without a stock limit', 6000, Infinity, 5000, true],
  ['no more than 5000 if the stock is larger', 6000, 9000, 5000, true],
  ['the whole stock if that is 5000', 6000, 5000, 5000, true],
  ['the requested quantity of a sold-out line', 2, 0, 2, false],
])('a line has %s', (_rule, requested, stock, quantity, adjusted) => {
  expect(limitToStock(requested, { available: stock }, sv)).toMatchObject({ quantity, adjusted, soldOut: stock === 0 })
})

test('a line that is not available as requested has a notice with the reason', () => {
  expect(limitToStock(9, { available: 5 }, sv).notice).toBe('Vi har bara 5 i lager.')
  expect(limitToStock(1, { available: 0 }, sv).notice).toContain('slut')
  expect(limitToStock(1, { available: 1 }, sv).notice).toBeNull()
})

test('the notice of a line beside others of its product says what is in stock, and what they hold of it', () => {
  expect(limitToStock(8, { available: 10, taken: 6 }, sv)).toMatchObject({
    quantity: 4,
    notice: 'Vi har bara 10 i lager, och 6 av dem ligger redan i varukorgen.',
  })
  expect(limitToStock(1, { available: 3, taken: 4 }, sv)).toMatchObject({
    soldOut: true,
    notice: 'Allt vi har i lager av varan ligger redan i varukorgen. Ta bort den här raden för att gå vidare.',
  })
  expect(limitToStock(1, { available: 0, taken: 2 }, sv).notice).toContain('Varan har tagit slut')
})

const scope = { store: storeOf('sv'), language: 'sv', now: new Date('2026-11-27T09:00:00Z') } as const

const threeInStock: CartProduct = {
  id: 1,
  sku: 'CELL',
  type: 1,
  name: 'Cell',
  slug: 'cell',
  group_id: null,
  discount_category: null,
  picture_hash: '',
  subscription_intervals: [],
  starter_batteries: 0,
  categories: [],
  prices: { n: [{ q: 1, p: 100 }], c: [] },
  stock: 3,
  back_order: true,
  discontinued: false,
  expected_on: '2026-12-04',
}

const stockOf = (quantities: readonly number[], product = threeInStock) => {
  const requests = quantities.map((quantity, at) => ({ uuid: String(at), product_id: 1, quantity }))
  const lines = cartLines(requests, new Map([[1, product]]), { offers: new Map(), bundles: new Set() }, scope)
  return lines.map(({ quantity, stock_status, estimated_at }) => [quantity, stock_status, estimated_at])
}

test('lines of one product that is not ordered from the supplier share its stock, and say so', () => {
  const product = { ...threeInStock, back_order: false }
  const requests = [2, 2, 1].map((quantity, at) => ({ uuid: String(at), product_id: 1, quantity, accessory_id: at || null }))
  const lines = cartLines(requests, new Map([[1, product]]), { offers: new Map(), bundles: new Set() }, scope)
  expect(lines.map(({ quantity, sold_out, cart_notice }) => [quantity, sold_out, cart_notice])).toEqual([
    [2, false, null],
    [1, false, 'Vi har bara 3 i lager, och 2 av dem ligger redan i varukorgen.'],
    [1, true, expect.stringContaining('ligger redan i varukorgen')],
  ])
})

test('a line with more pieces than are in stock has the status and the day of the pieces to come', () => {
  expect(stockOf([3])).toEqual([[3, 'few-left', null]])
  expect(stockOf([200])).toEqual([[200, 'back-order', '2026-12-04']])
  expect(stockOf([200], { ...threeInStock, expected_on: null })).toEqual([[200, 'back-order', null]])
})

test('the lines of a product share the pieces in stock', () => {
  expect(stockOf([2, 2, 1])).toEqual([
    [2, 'few-left', null],
    [2, 'back-order', '2026-12-04'],
    [1, 'back-order', '2026-12-04'],
  ])
})

test('a line is tied to a bundle beside a chosen product, not beside the piece that a code adds', () => {
  const products = new Map([threeInStock, { ...threeInStock, id: 2 }].map((product) => [product.id, product]))
  const tieOf = (more: object) => {
    const requests = [
      { uuid: 'a', product_id: 2, quantity: 1, upselling_bundle_id: 1 },
      { uuid: 'b', product_id: 1, quantity: 1, ...more },
    ]
    const bundles = new Set([bundleKey(1, 2)])
    return cartLines(requests, products, { offers: new Map(), bundles }, scope)[0]?.upselling_bundle_id
  }
  expect([tieOf({}), tieOf({ added_by_coupon: 'GIFT' })]).toEqual([1, null])
})
