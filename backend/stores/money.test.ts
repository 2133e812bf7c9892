import { expect, test } from 'vitest'
import { lineTotal, roundMoney } from './money'

test('crowns are rounded to whole crowns, euros to cents, halves away from zero', () => {
  expect(roundMoney(23.5, { digits: 0 })).toBe(24)
  expect(roundMoney(1.005, { digits: 2 })).toBe(1.01)
  expect(roundMoney(-2.5, { digits: 0 })).toBe(-3)
})

test('a unit price with six decimals gives the exact total of the largest line', () => {
  for (const owed of [1, 4999, 123_457]) {
    const price = Math.round((owed / 5000) * 1e6) / 1e6
    expect(lineTotal(price, 5000, { digits: 0 })).toBe(owed)
    expect(lineTotal(price, 5000, { digits: 2 })).toBe(owed)
  }
})
