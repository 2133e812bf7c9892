import fc from 'fast-check'
import { expect, it } from 'vitest'
import { VAT_DISPLAYS } from '../store/vat-display'
import { displayedAmount, vatIn } from './vat'

it('prices including VAT are rounded to the digits of the currency', () => {
  expect(displayedAmount(129.5, 'including', 25, 0)).toBe(130)
  expect(displayedAmount(12.345, 'including', 19, 2)).toBe(12.35)
})

it('prices excluding VAT divide by the VAT factor and are rounded to 2 decimals', () => {
  expect(displayedAmount(125, 'excluding', 25, 0)).toBe(100)
  expect(displayedAmount(129, 'excluding', 25, 0)).toBe(103.2)
  expect(displayedAmount(100, 'excluding', 19, 2)).toBe(84.03)
})

it('with 0 % VAT and 2 currency digits, both displays show the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const amount = cents / 100
      expect(displayedAmount(amount, 'excluding', 0, 2)).toBe(displayedAmount(amount, 'including', 0, 2))
    }),
  )
})

const amount = fc.integer({ min: 0, max: 100_000_000 }).map((thousandths) => thousandths / 1000)
const percent = fc.constantFrom(0, 6, 12, 15, 19, 25)
const digits = fc.constantFrom(0, 2)

it('shows at most 2 digits, and at most the digits of the currency when VAT is included', () => {
  fc.assert(
    fc.property(amount, percent, digits, (price, vat, currencyDigits) => {
      const including = displayedAmount(price, 'including', vat, currencyDigits)
      const excluding = displayedAmount(price, 'excluding', vat, currencyDigits)
      expect(including).toBe(Number(including.toFixed(currencyDigits)))
      expect(excluding).toBe(Number(excluding.toFixed(2)))
      expect(Math.abs(including - price)).toBeLessThanOrEqual(0.5 / 10 ** currencyDigits + 1e-9)
      expect(Math.abs(excluding * (1 + vat / 100) - price)).toBeLessThanOrEqual(0.005 * (1 + vat / 100) + 1e-9)
    }),
  )
})

it('keeps the order of two prices in either display', () => {
  fc.assert(
    fc.property(amount, amount, percent, digits, fc.constantFrom(...VAT_DISPLAYS), (a, b, vat, currencyDigits, display) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) => displayedAmount(price, display, vat, currencyDigits))
      expect(low).toBeLessThanOrEqual(high ?? NaN)
    }),
  )
})

it('VAT plus the amount excluding VAT is the amount', () => {
  expect(vatIn(125, 25)).toBe(25)
  fc.assert(
    fc.property(amount, percent, (price, vat) => {
      expect(displayedAmount(price, 'excluding', vat, 2) + vatIn(price, vat)).toBeCloseTo(price, 1.9)
    }),
  )
})
