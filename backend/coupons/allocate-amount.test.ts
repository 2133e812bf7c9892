import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateAmount } from './allocate-amount'

test('an amount is allocated in proportion, the remaining units to the largest remainders', () => {
  expect(allocateAmount(50, [100, 100, 100], { digits: 0 })).toEqual([17, 17, 16])
  expect(allocateAmount(5, [10, 20], { digits: 2 })).toEqual([1.67, 3.33])
})

test('no part exceeds its line total, and the parts add up', () => {
  const totals = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), totals, (amount, lines) => {
      const parts = allocateAmount(amount, lines, { digits: 0 })
      const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
      expect(sum(parts)).toBe(Math.min(amount, sum(lines)))
      parts.forEach((part, at) => expect(part).toBeLessThanOrEqual(lines[at] ?? 0))
    }),
  )
})
