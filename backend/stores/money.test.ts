import { expect, test } from 'vitest'
import { lineTotal, roundMoney } from './money'

test('crowns round to whole, euros to cents, halves up as they read', () => {
  expect(roundMoney(23.5, { digits: 0 })).toBe(24)
  expect(roundMoney(1.005, { digits: 2 })).toBe(1.01)
  expect(roundMoney(-2.5, { digits: 0 })).toBe(-3)
})

test('a unit price with six decimals comes to what is owed on the largest line there is', () => {
  for (const owed of [1, 4999, 123_457]) {
    const price = Math.round((owed / 5000) * 1e6) / 1e6
    expect(lineTotal(price, 5000, { digits: 0 })).toBe(owed)
    expect(lineTotal(price, 5000, { digits: 2 })).toBe(owed)
  }
})
