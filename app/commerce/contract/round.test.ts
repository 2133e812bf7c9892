import fc from 'fast-check'
import { expect, it } from 'vitest'
import { round } from './round'

it('rounds halves away from zero, without the error of binary fractions', () => {
  expect([round(1.005, 2), round(2.675, 2), round(-1.005, 2), round(0.5, 0), round(1e-9, 2)]).toEqual([1.01, 2.68, -1.01, 1, 0])
})

it('rounds large halves the same way', () => {
  expect([round(861_100 * (1 - 66.5 / 100), 0), round(4_999_999.005, 2)]).toEqual([288_469, 4_999_999.01])
})

it('does not change an amount that is round', () => {
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => round(cents / 100, 2) === cents / 100))
})

it('rounds every amount as its first 15 digits are rounded', () => {
  const byDigits = (amount: number, digits: number) =>
    (Math.sign(amount) * Math.round(Number((Math.abs(amount) * 10 ** digits).toPrecision(15)))) / 10 ** digits + 0
  const amount = fc.oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    fc.integer({ min: -1e7, max: 1e7 }).map((halves) => (halves / 200) * 1.1),
  )
  fc.assert(
    fc.property(amount, fc.constantFrom(0, 2), (one, digits) => round(one, digits) === byDigits(one, digits)),
    { numRuns: 5000 },
  )
})
