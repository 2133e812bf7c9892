import { describe, expect, it } from 'vitest'
import type { Product } from '../commerce/contract/product'
import { NO_DISCOUNTS } from '../discounts/displayed-discount'
import { storeOf } from '../store/stores'
import { manufacturersOf, membersPrice, setMembers } from './set'

const company = (name: string) => ({ name, address: 'Storgata 1', email: 'post@example.com' })
const member = (id: number, p: number, quantity: number, manufacturer = 'Handvolt AB'): Product['members'][number] => ({
  quantity,
  gone: false,
  manufacturer: company(manufacturer),
  product: {
    id,
    sku: `P-${id}`,
    name: `Part ${id}`,
    slug: `part-${id}`,
    prefix: '',
    thumb: null,
    metadata: { decoration: null },
    categories: [],
    orderable: true,
    notifyable: false,
    stock_status: 'in-stock',
    estimated_at: null,
    variations: [],
    group_id: null,
    discount_category: null,
    prices: { n: [{ q: 1, p }], c: [] },
    vat: 25,
    score: null,
    review_count: 0,
    facts: [],
  },
})
const price = (amount: number) => ({ price: amount, ordinary: null, discount: null })

const SE = storeOf('sv')
const KRAFT10 = { ...NO_DISCOUNTS, maxima: { ...NO_DISCOUNTS.maxima, global: 10 } }
const OF_CELLS = { ...NO_DISCOUNTS, customer: { cells: 30 } }
const listed = (members: Product['members'], discounts = NO_DISCOUNTS) => setMembers(members, SE, discounts)

describe('a set', () => {
  it('lists each member with its part number, quantity and individual price', () => {
    expect(listed([member(1, 99, 2)])).toEqual([
      {
        id: 1,
        slug: 'part-1',
        name: 'Part 1',
        sku: 'P-1',
        thumb: null,
        quantity: 2,
        vat: 25,
        content: null,
        deposit: 0,
        price: 99,
      },
    ])
  })

  it('links to no member whose page is gone', () => {
    const members = [member(1, 99, 1), { ...member(2, 99, 1), gone: true }]
    expect(listed(members).map(({ slug }) => slug)).toEqual(['part-1', null])
  })

  it('lists the deposit of each member, which its price does not contain', () => {
    const battery = member(1, 99, 1)
    battery.product.deposit = 7.5
    expect(listed([battery])).toMatchObject([{ price: 99, deposit: 7.5 }])
  })

  it('lists the content of a member whose unit price the law asks for', () => {
    const wire = member(1, 99, 1)
    wire.product.measure = { amount: 50, unit: 'm' }
    expect(listed([wire])).toMatchObject([{ price: 99, content: { amount: 50, unit: 'm' } }])
  })

  it('compares its price with the sum of its members today, only when the members cost more', () => {
    const members = listed([member(1, 99.9, 2), member(2, 50.2, 1)])
    expect(membersPrice(members, price(199))).toBe(250)
    expect(membersPrice(members, price(250))).toBeNull()
    expect(membersPrice(members, null)).toBeNull()
    expect(membersPrice([], price(10))).toBeNull()
  })

  it('compares nothing when a member has no price', () => {
    const unpriced = member(2, 1, 1)
    unpriced.product.prices.n = []
    expect(membersPrice(listed([member(1, 99, 2), unpriced]), price(10))).toBeNull()
  })

  it('compares what the shopper pays for it with what the shopper pays for the members', () => {
    const members = [member(1, 400, 2), member(2, 200, 1)]
    expect(listed(members, KRAFT10).map((one) => one.price)).toEqual([360, 180])
    expect(membersPrice(listed(members, KRAFT10), price(809))).toBe(900)
  })

  it('saves nothing when a discount of the members alone makes them cheaper', () => {
    const cells = member(1, 400, 2)
    cells.product.discount_category = 'cells'
    const members = listed([cells, member(2, 200, 1)], OF_CELLS)
    expect(members.map((one) => one.price)).toEqual([280, 200])
    expect(membersPrice(members, price(899))).toBeNull()
  })

  it('lists the manufacturers of the set and of its members without duplicates', () => {
    const manufacturer = { ...company('Kraftcell AB'), safety: [] }
    expect(manufacturersOf({ manufacturer, members: [member(1, 1, 1), member(2, 1, 1), member(3, 1, 1, 'Volta AB')] })).toEqual([
      company('Kraftcell AB'),
      company('Handvolt AB'),
      company('Volta AB'),
    ])
    expect(manufacturersOf({ manufacturer: null, members: [] })).toEqual([])
  })
})
