import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotal, roundMoney } from '../stores/money'
import { paidForPieces, returnAmount } from './return-amount'

const EUR = { digits: 2 } as const
const SEK = { digits: 0 } as const

test('three pieces at 100 kronor together come back for 33, 34 and 33', () => {
  const share = (before: number) => paidForPieces({ total: 100, quantity: 3, before, count: 1 }, SEK)
  expect([share(0), share(1), share(2)]).toEqual([33, 34, 33])
})

test('freight and fee go back with the last pieces of the order only', () => {
  const line = { total: 80, quantity: 2, before: 0, count: 2 }
  expect(returnAmount([line], { isWholeOrder: false, freight: 49, fee: 29, deposits: 0 }, SEK)).toBe(80)
  expect(returnAmount([line], { isWholeOrder: true, freight: 49, fee: 29, deposits: 0 }, SEK)).toBe(158)
})

const anOrder = fc.record({
  currency: fc.constantFrom(EUR, SEK),
  lines: fc.array(fc.record({ price: fc.integer({ min: 0, max: 50_000_000 }), quantity: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  freight: fc.integer({ min: 0, max: 700 }),
  fee: fc.integer({ min: 0, max: 49 }),
  seed: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 80 }),
})

test('however an order comes back in parts, the parts add up to what was paid for it, and none is negative', () => {
  fc.assert(
    fc.property(anOrder, ({ currency, lines, freight, fee, seed }) => {
      const rows = lines.map(({ price, quantity }) => ({
        quantity,
        total: lineTotal(price / 1_000_000, quantity, currency),
        before: 0,
      }))
      const paid = roundMoney(
        rows.reduce((sum, { total }) => sum + total, freight + fee),
        currency,
      )
      let back = 0
      for (let turn = 0; rows.some(({ before, quantity }) => before < quantity); turn++) {
        const row =
          rows.filter(({ before, quantity }) => before < quantity)[turn % 2] ?? rows.find((one) => one.before < one.quantity)
        if (row === undefined) break
        const count = Math.min(seed[turn % seed.length] ?? 1, row.quantity - row.before)
        const isWholeOrder = rows.every((one) => one.before + (one === row ? count : 0) === one.quantity)
        const amount = returnAmount([{ ...row, count }], { isWholeOrder, freight, fee, deposits: 0 }, currency)
        expect(amount).toBeGreaterThanOrEqual(0)
        row.before += count
        back = roundMoney(back + amount, currency)
      }
      expect(back).toBe(paid)
    }),
  )
})
