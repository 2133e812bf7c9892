import fc from 'fast-check'
import { expect, it } from 'vitest'
import { displayedAmount } from './vat'

it('prices including VAT are rounded to the digits of the currency', () => {
  expect(displayedAmount(129.5, 'including', 25, 0)).toBe(130)
  expect(displayedAmount(12.345, 'including', 19, 2)).toBe(12.35)
})

it('prices excluding VAT divide by the VAT factor and are rounded to 2 decimals', () => {
  expect(displayedAmount(125, 'excluding', 25, 0)).toBe(100)
  expect(displayedAmount(129, 'excluding', 25, 0)).toBe(103.2)
  expect(displayedAmount(100, 'excluding', 19, 2)).toBe(84.03)
})

it('without tax the two differ in rounding alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const amount = cents / 100
      expect(displayedAmount(amount, 'excluding', 0, 2)).toBe(displayedAmount(amount, 'including', 0, 2))
    }),
  )
})
