import { expect, it } from 'vitest'
import { purchaseFacts } from './purchase-facts'

const line = {
  sku: 'S',
  name: 'Starterbatterie',
  quantity: 2,
  price: 119,
  ordinary_price: 119,
  reductions: [],
  vat: 19,
  deposit: 7.5,
}
const order = {
  number: 'DE1',
  currency: 'EUR',
  total: 257.9,
  deposit_total: 15,
  vat_total: 41.18,
  shipping: { price: 4.9 },
  items: [line],
}

it('the tax of a purchase leaves out that of deposits, as its value leaves out the deposits', () => {
  const { purchase } = purchaseFacts({ ...order, status: 'confirmed' }, ['Auto'])
  // 253 of goods and 4.90 of freight without 15.00 of deposits: 19 % in 242.90.
  expect(purchase).toMatchObject({ total: 257.9, deposit: 15, tax: 38.79, shipping: 4.9, lines: [{ category: 'Auto' }] })
})

it('an order that is not paid is no purchase', () => {
  expect(purchaseFacts({ ...order, status: 'pending' }, [])).toEqual({})
})
