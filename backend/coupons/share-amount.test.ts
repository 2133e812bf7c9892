import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareAmount } from './share-amount'

test('an amount is shared in proportion, the rest to the largest remainders', () => {
  expect(shareAmount(50, [100, 100, 100], { digits: 0 })).toEqual([17, 17, 16])
  expect(shareAmount(5, [10, 20], { digits: 2 })).toEqual([1.67, 3.33])
})

test('no line gets more than it comes to, and the shares add up', () => {
  const totals = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), totals, (amount, lines) => {
      const shares = shareAmount(amount, lines, { digits: 0 })
      const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
      expect(sum(shares)).toBe(Math.min(amount, sum(lines)))
      shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(lines[at] ?? 0))
    }),
  )
})
