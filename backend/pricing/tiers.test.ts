import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentPrices, mergedTiers, ordinaryPrice, unitPrice, type StoredTier } from './tiers'

const tier = (kind: 'n' | 'c', q: number, p: number, window: Partial<StoredTier> = {}): StoredTier => ({
  kind,
  q,
  p,
  o: null,
  d: null,
  starts_at: null,
  ends_at: null,
  ...window,
})
const at = (moment: string) => new Date(moment)

describe('currentPrices', () => {
  const campaign = tier('c', 1, 80, { o: 100, d: 20, starts_at: at('2026-11-01'), ends_at: at('2026-12-01') })

  test('a campaign is valid from its start until just before its end', () => {
    const cOn = (day: string) => currentPrices([tier('n', 1, 100), campaign], at(day)).c.length
    expect([cOn('2026-10-31'), cOn('2026-11-01'), cOn('2026-11-30'), cOn('2026-12-01')]).toEqual([0, 1, 1, 0])
  })

  test('tiers are sorted by quantity and carry o and d only where they have them', () => {
    const prices = currentPrices([tier('n', 10, 90), tier('n', 1, 100), campaign], at('2026-11-15'))
    expect(prices).toEqual({
      n: [
        { q: 1, p: 100 },
        { q: 10, p: 90 },
      ],
      c: [{ q: 1, p: 80, o: 100, d: 20 }],
    })
  })
})

describe('unitPrice', () => {
  const prices = {
    n: [
      { q: 1, p: 100 },
      { q: 10, p: 70 },
    ],
    c: [{ q: 1, p: 80, o: 100 }],
  }

  test('the lower of the highest normal and the highest campaign tier reached is the price', () => {
    expect([1, 9, 10, 5000].map((quantity) => unitPrice(prices, quantity))).toEqual([80, 80, 70, 70])
  })

  test('there is no price below the first tier', () => {
    expect(unitPrice({ n: [{ q: 2, p: 5 }], c: [] }, 1)).toBeNull()
  })

  test('the ordinary price is what the campaign is reduced from', () => {
    expect(ordinaryPrice(prices)).toBe(100)
    expect(ordinaryPrice({ n: [{ q: 1, p: 40 }], c: [] })).toBe(40)
  })

  test('the highest merged tier reached is the price, at any quantity', () => {
    const tiers = fc
      .uniqueArray(fc.record({ q: fc.integer({ min: 1, max: 50 }), p: fc.integer({ min: 1, max: 999 }) }), {
        selector: (row) => row.q,
      })
      .map((rows) => rows.sort((a, b) => a.q - b.q))
    fc.assert(
      fc.property(tiers, tiers, fc.integer({ min: 1, max: 60 }), (n, c, quantity) => {
        const merged = mergedTiers({ n, c }).findLast((row) => row.q <= quantity)
        expect(merged?.p ?? null).toBe(unitPrice({ n, c }, quantity))
      }),
    )
  })
})
