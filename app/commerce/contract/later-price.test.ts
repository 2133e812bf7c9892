import { expect, test } from 'vitest'
import { CUSTOMER_DISCOUNT } from './customer-discount-code'
import { laterPrice } from './later-price'

const tiers = [
  { q: 1, p: 29 },
  { q: 10, p: 20 },
]

test('the codes of an order are left out, and the discount of the profile stays', () => {
  const reductions = [
    { code: CUSTOMER_DISCOUNT, amount: 9 },
    { code: 'START50', amount: 50 },
  ]
  expect(laterPrice({ price: 9.333333, quantity: 3, reductions, tiers }, 0, 0)).toBe(26)
})

test('a line without reductions costs what it did', () => {
  for (const reductions of [[], null]) expect(laterPrice({ price: 29, quantity: 2, reductions, tiers }, 10, 0)).toBe(29)
})

test('where a code was better than the discount of the profile, the later deliveries have that of the profile', () => {
  const line = (quantity: number, price: number, amount: number) => ({
    price,
    quantity,
    tiers,
    reductions: [{ code: 'KRAFT50', amount }],
  })
  expect(laterPrice(line(2, 14.5, 29), 10, 0)).toBe(26)
  expect(laterPrice(line(2, 14.5, 29), 10, 2)).toBe(26.1)
  expect(laterPrice(line(10, 10, 100), 10, 0)).toBe(18)
  expect(laterPrice(line(2, 14.5, 29), 0, 0)).toBe(29)
})
