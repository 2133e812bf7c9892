import fc from 'fast-check'
import { expect, it } from 'vitest'
import { STORES } from '../store/stores'
import { reducedPrice } from './reduced-price'

it.each([
  ['sv', 99, 15, 84],
  ['no', 99, 15, 84],
  ['da', 99, 15, 84],
  ['de', 8.95, 15, 7.61],
  ['de', 1.5, 33, 1.01],
] as const)('in %s, %d minus %d %% is %d', (language, price, percent, reduced) => {
  expect(reducedPrice(price, percent, STORES[language].currencyDigits)).toBe(reduced)
})

it('lies between 0 and the price and has no more digits than the currency', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), percent, fc.constantFrom(0, 2), (smallestUnits, percentOff, digits) => {
      const reduced = reducedPrice(smallestUnits / 10 ** digits, percentOff, digits)
      expect(reduced).toBeGreaterThanOrEqual(0)
      expect(reduced).toBeLessThanOrEqual(smallestUnits / 10 ** digits)
      expect(reduced).toBe(Number(reduced.toFixed(digits)))
    }),
  )
})
