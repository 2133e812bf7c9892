import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Prices } from '../commerce/contract/price'
import { priceTable, unitPrice } from './tiers'

const campaign = { n: [{ q: 1, p: 100 }], c: [{ q: 1, p: 80, o: 100, d: 20 }] }

describe('the price of a unit', () => {
  it('is the price of the highest quantity tier reached', () => {
    const prices = { n: [tier(1, 100), tier(5, 90), tier(10, 80)], c: [] }
    expect([1, 4, 5, 9, 10, 5000].map((quantity) => unitPrice(prices, quantity)?.price)).toEqual([100, 100, 90, 90, 80, 80])
  })

  it('is the lowest applicable of normal and campaign tier', () => {
    expect(unitPrice(campaign, 1)?.price).toBe(80)
    expect(unitPrice({ n: [tier(1, 100), tier(10, 70)], c: campaign.c }, 10)?.price).toBe(70)
    expect(unitPrice({ n: [tier(1, 100)], c: [tier(5, 60)] }, 4)?.price).toBe(100)
  })

  it('is null for a product without prices', () => {
    expect(unitPrice({ n: [], c: [] }, 1)).toBeNull()
  })

  it('has an ordinary price and a discount only when it is reduced', () => {
    expect(unitPrice(campaign, 1)).toEqual({ price: 80, ordinary: 100, discount: 20 })
    expect(unitPrice({ n: [tier(1, 100)], c: [] }, 1)).toEqual({ price: 100, ordinary: null, discount: null })
    expect(unitPrice({ n: [{ q: 1, p: 100, o: 90 }], c: [] }, 1)).toEqual({ price: 100, ordinary: null, discount: null })
  })

  it('never states more than the real discount', () => {
    expect(unitPrice({ n: [], c: [{ q: 1, p: 25, o: 29, d: 15 }] }, 1)?.discount).toBe(13)
    expect(unitPrice({ n: [], c: [{ q: 1, p: 85.5, o: 100 }] }, 1)?.discount).toBe(14)
  })

  it('calculates the discount when the backend gives none', () => {
    expect(unitPrice({ n: [{ q: 1, p: 75, o: 100 }], c: [] }, 1)?.discount).toBe(25)
    expect(unitPrice({ n: [{ q: 1, p: 75, o: 100, d: 0 }], c: [] }, 1)?.discount).toBe(25)
  })

  it('states no discount of less than one percent', () => {
    expect(unitPrice({ n: [], c: [{ q: 1, p: 249, o: 250 }] }, 1)).toEqual({ price: 249, ordinary: 250, discount: null })
  })

  it('is the price of an applicable tier, in any order of the tiers', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 5000 }), (prices, quantity) => {
        const found = unitPrice(prices, quantity)
        const applicable = [...prices.n, ...prices.c].filter(({ q }) => q <= quantity)
        expect(found === null).toBe(applicable.length === 0)
        if (found) expect(applicable.map(({ p }) => p)).toContain(found.price)
        const reversed = { n: [...prices.n].reverse(), c: [...prices.c].reverse() }
        expect(unitPrice(reversed, quantity)).toEqual(found)
      }),
    )
  })
})

describe('the price table', () => {
  it('lists the unit price and the saving from each quantity', () => {
    expect(priceTable({ n: [tier(1, 100), tier(5, 90), tier(10, 80)], c: [] })).toEqual([
      { quantity: 1, price: 100, saving: 0 },
      { quantity: 5, price: 90, saving: 10 },
      { quantity: 10, price: 80, saving: 20 },
    ])
  })

  it('is empty when the price does not depend on the quantity', () => {
    expect(priceTable({ n: [tier(1, 100)], c: [] })).toEqual([])
    expect(priceTable({ n: [tier(1, 100), tier(10, 90)], c: [tier(1, 80)] })).toEqual([])
  })

  it('has a lower price in each row', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const amounts = priceTable(prices).map(({ price }) => price)
        expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => b - a))
      }),
    )
  })
})

function tier(q: number, p: number) {
  return { q, p }
}

const anyTiers = fc.uniqueArray(fc.record({ q: fc.integer({ min: 1, max: 500 }), p: fc.integer({ min: 0, max: 9999 }) }), {
  selector: ({ q }) => q,
  maxLength: 5,
})
const anyPrices: fc.Arbitrary<Prices> = fc.record({ n: anyTiers, c: anyTiers })
