import { expect, test } from 'vitest'
import { CUSTOMER_DISCOUNT } from '../../app/commerce/contract/customer-discount-code'
import { priceBeforeCodes } from './price-before-codes'

test('the codes of an order are left out, and the discount of the profile stays', () => {
  const reductions = [
    { code: CUSTOMER_DISCOUNT, amount: 9 },
    { code: 'START50', amount: 50 },
  ]
  expect(priceBeforeCodes({ price: 9.333333, quantity: 3, reductions })).toBe(26)
})

test('a line without reductions costs what it did', () => {
  expect(priceBeforeCodes({ price: 29, quantity: 2, reductions: [] })).toBe(29)
  expect(priceBeforeCodes({ price: 29, quantity: 2, reductions: null })).toBe(29)
})
