import { describe, expect, it } from 'vitest'
import type { Product } from '../commerce/contract/product'
import { makersOf, pricesApart, setMembers } from './set'

const maker = (name: string) => ({ name, address: 'Storgata 1', email: 'post@example.com' })
const part = (id: number, p: number, quantity: number, made = 'Fickvolt AB'): Product['members'][number] => ({
  quantity,
  manufacturer: maker(made),
  product: {
    ...{ id, sku: `P-${id}`, name: `Part ${id}`, slug: `part-${id}`, prefix: '', thumb: null, metadata: { decoration: null } },
    ...{ categories: [], orderable: true, notifyable: false, stock_status: 'in-stock', estimated_at: null, variations: [] },
    ...{ group_id: null, discount_category: null, prices: { n: [{ q: 1, p }], c: [] }, vat: 25, score: null, review_count: 0 },
    facts: [],
  },
})
const price = (amount: number) => ({ price: amount, ordinary: null, discount: null })

describe('a set', () => {
  it('lists each part with its number, quantity and what it costs alone', () => {
    expect(setMembers([part(1, 99, 2)])).toEqual([
      { id: 1, slug: 'part-1', name: 'Part 1', sku: 'P-1', thumb: null, quantity: 2, vat: 25, price: 99 },
    ])
  })

  it('is compared with what its parts cost today, and not when they cost no more', () => {
    const parts = [part(1, 99.9, 2), part(2, 50.2, 1)]
    expect(pricesApart(parts, price(199))).toBe(250)
    expect(pricesApart(parts, price(250))).toBeNull()
    expect(pricesApart(parts, null)).toBeNull()
    expect(pricesApart([], price(10))).toBeNull()
  })

  it('is compared with nothing when a part has no price', () => {
    const unpriced = part(2, 1, 1)
    unpriced.product.prices.n = []
    expect(pricesApart([part(1, 99, 2), unpriced], price(10))).toBeNull()
  })

  it('names who answers for it and for its parts, each once', () => {
    const manufacturer = { ...maker('Kraftcell AB'), safety: [] }
    expect(makersOf({ manufacturer, members: [part(1, 1, 1), part(2, 1, 1), part(3, 1, 1, 'Volta AB')] })).toEqual([
      maker('Kraftcell AB'),
      maker('Fickvolt AB'),
      maker('Volta AB'),
    ])
    expect(makersOf({ manufacturer: null, members: [] })).toEqual([])
  })
})
