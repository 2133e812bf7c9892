import { expect, test } from 'vitest'
import { availableQuantity, estimatedAt, isNotifyable, isOrderable, stockStatus, type StockFacts } from './stock'

const facts = (changes: Partial<StockFacts>): StockFacts => ({
  stock: 0,
  back_order: false,
  discontinued: false,
  notifyable: true,
  expected_on: null,
  ...changes,
})

test.each([
  ['plenty', { stock: 6 }, 'in-stock', true, 6],
  ['5 or fewer', { stock: 5 }, 'few-left', true, 5],
  ['nothing', {}, 'out-of-stock', false, 0],
  ['none, back order allowed', { back_order: true }, 'back-order', true, Infinity],
  ['negative stock on back order', { stock: -4, back_order: true }, 'back-order', true, Infinity],
  ['the last items of a discontinued product', { stock: 2, discontinued: true }, 'few-left', true, 2],
  ['a discontinued product, sold out', { discontinued: true, back_order: true }, 'discontinued', false, 0],
] as const)('%s', (_what, changes, status, orderable, available) => {
  const stock = facts(changes)
  expect([stockStatus(stock), isOrderable(stock), availableQuantity(stock)]).toEqual([status, orderable, available])
})

test('a stock notification can be requested only for products that will be restocked', () => {
  expect(isNotifyable(facts({}))).toBe(true)
  expect(isNotifyable(facts({ stock: 1 }))).toBe(false)
  expect(isNotifyable(facts({ discontinued: true }))).toBe(false)
})

test('the expected day is shown only while it is in the future and nothing is in stock', () => {
  const soon = facts({ expected_on: '2026-12-02' })
  expect(estimatedAt(soon, '2026-12-01')).toBe('2026-12-02')
  expect(estimatedAt(soon, '2026-12-02')).toBeNull()
  expect(estimatedAt({ ...soon, stock: 3 }, '2026-12-01')).toBeNull()
})
