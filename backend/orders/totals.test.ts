import { expect, test } from 'vitest'
import { STORES, type Store } from '../stores/stores'
import { itemsTotal, orderTotals } from './totals'

const storeOf = (currency: Store['currency']) => {
  const store = STORES.find((row) => row.currency === currency)
  if (store === undefined) throw new Error(currency)
  return store
}

test('each line is rounded to the currency before the lines are added up', () => {
  const lines = [
    { price: 62.333333, quantity: 3 },
    { price: 10.4, quantity: 1 },
  ]
  expect(itemsTotal(lines, storeOf('SEK'))).toBe(197)
  expect(itemsTotal(lines, storeOf('EUR'))).toBe(197.4)
})

test('the total of an order is that of its lines and extras; it states the discounts and the VAT in it', () => {
  expect(
    orderTotals([{ price: 90, quantity: 2, vat: 25, deposit: 0, reductions: [{ code: 'TEN', amount: 20 }] }], 49, storeOf('SEK')),
  ).toEqual({
    items_total: 180,
    discount_total: 20,
    deposit_total: 0,
    total: 229,
    vat_total: 45.8,
  })
})
