import { describe, expect, it } from 'vitest'
import { type CallName, calls } from './calls'

/** The answer as the shop reads it; throws when it cannot be read. */
const read = (name: CallName, answer: unknown): unknown => calls[name].answer.parse(answer)

/** The fields that nothing can stand for. */
const least = { id: 7, sku: 'CR2032', name: 'CR2032', slug: 'cr2032', prices: { n: [{ q: 1, p: 29 }] }, vat: 25 }
const one = (more: object) => {
  const answer = read('products', { products: [{ ...least, ...more }] })
  return answer
}

describe('a search product of section 3', () => {
  it.each([
    ['metadata null', { metadata: null }, { metadata: { decoration: null } }],
    ['metadata {}', { metadata: {} }, { metadata: { decoration: null } }],
    ['an unknown stock_status, which promises nothing', { stock_status: 'reserved' }, { stock_status: 'back-order' }],
    ['a stock_status in other letters', { stock_status: 'In_Stock' }, { stock_status: 'in-stock' }],
    ['estimated_at with a time', { estimated_at: '2026-12-03T23:30:00Z' }, { estimated_at: '2026-12-04' }],
    ['estimated_at that is no date', { estimated_at: 'soon' }, { estimated_at: null }],
    ['prices without c', {}, { prices: { n: [{ q: 1, p: 29 }], c: [] } }],
    [
      'tiers in any order and in text',
      { prices: { n: [{ q: '10', p: '25.00' }, { p: 29 }] } },
      {
        prices: {
          n: [
            { q: 1, p: 29 },
            { q: 10, p: 25 },
          ],
          c: [],
        },
      },
    ],
    [
      'a tier from 0 on',
      {
        prices: {
          n: [
            { q: 1, p: 29 },
            { q: 0, p: 31 },
          ],
          c: [{ q: 0, p: 25 }],
        },
      },
      {
        prices: {
          n: [
            { q: 1, p: 31 },
            { q: 1, p: 29 },
          ],
          c: [{ q: 1, p: 25 }],
        },
      },
    ],
    ['no prices', { prices: null }, { prices: { n: [], c: [] } }],
    ['a thumb without a size', { thumb: { url: '/a.svg' } }, { thumb: { url: '/a.svg', width: 400, height: 400 } }],
    ['a thumb whose path has no slash', { thumb: 'pictures/a.svg' }, { thumb: { url: '/pictures/a.svg' } }],
    ['a thumb of elsewhere', { thumb: 'https://cdn.example/a.jpg' }, { thumb: { url: 'https://cdn.example/a.jpg' } }],
    ['thumb null', { thumb: null }, { thumb: null }],
    ['no score', {}, { score: null, review_count: null, facts: [] }],
    [
      'categories of a name and main',
      { categories: [{ name: 'Knappceller', main: 1 }] },
      { categories: [{ name: 'Knappceller', main: true, uri: null }] },
    ],
    ['ids in text', { id: '7', group_id: '3' }, { id: 7, group_id: 3 }],
    [
      'variations in a form that the shop does not know, which still are some',
      { variations: [12] },
      { variations: [{ product_id: null, slug: null }] },
    ],
    [
      'variation_attributes by their names',
      { variation_attributes: ['Färg'] },
      { variation_attributes: [{ key: 'Färg', name: 'Färg' }] },
    ],
  ])('is read with %s', (_, more, expected) => {
    expect(one(more)).toMatchObject({ products: [expected], total: 1, pages: 1, facets: [], categories: [] })
  })

  it.each(['id', 'sku', 'name', 'slug', 'vat'])('cannot be read without %s', (field) => {
    expect(() => one({ [field]: null })).toThrow()
  })
})

it('a product as read has its pictures by type beside sort_order, and nothing that section 3 does not list', () => {
  const images = [{ sort_order: 1, 4: { url: '/g.svg', width: 800, height: 800 }, 1: '/z.svg' }, { sort_order: 2 }]
  expect(read('product', { ...least, images })).toMatchObject({
    images: [{ sort_order: 1, types: { 1: { url: '/z.svg' }, 4: { width: 800 } } }],
    type: 0,
    description: '',
    brand: null,
    attributes: [],
    fits: [],
    members: [],
    documents: [],
    manufacturer: null,
    successor: null,
  })
})

it('a node of the category tree needs no uri: its place says it', () => {
  const leaf = { id: 2, slug: 'aa', name: 'AA', children: null }
  expect(read('categoryTree', [{ id: 1, slug: 'batterier', name: 'Batterier', metadata: {}, children: [leaf] }])).toMatchObject([
    {
      uri: 'batterier',
      has_children: true,
      children: [{ uri: 'batterier/aa', has_children: false, parent_id: 1, hierarchy: ['Batterier', 'AA'] }],
    },
  ])
})

describe('a line of the cart', () => {
  const line = {
    uuid: '00000000-0000-4000-8000-000000000000',
    product_id: 7,
    name: 'CR2032',
    slug: 'cr2032',
    quantity: 2,
    price: 29,
    vat: 25,
  }

  it('needs no origin markers, notices, tiers or ordinary price', () => {
    expect(read('syncCart', [line])).toMatchObject([
      {
        offer_item_id: null,
        campaign: null,
        cart_notice: null,
        adjusted_quantity: false,
        pricing: [],
        ordinary_price: 29,
        thumb: null,
      },
    ])
  })

  it.each([[false], [''], [0], [null], [[]]])('whose subscription_interval is %j is bought once', (none) => {
    expect(read('syncCart', [{ ...line, subscription_interval: none }])).toMatchObject([{ subscription_interval: null }])
  })

  it.each([null, '', 'soon'])('with an interval whose next day is %j has that interval', (next_on) => {
    const subscription_interval = { id: '3', name: 'Varje månad', next_on }
    expect(read('syncCart', [{ ...line, subscription_interval }])).toMatchObject([{ subscription_interval: { id: 3 } }])
  })

  it('with a quantity of 0 is none', () => {
    expect(read('syncCart', [{ ...line, quantity: 0 }, line])).toHaveLength(1)
  })

  it.each([{ vat: 'much' }, { price: null }, { subscription_interval: 'monthly' }])('cannot be read with %o', (more) => {
    expect(() => read('syncCart', [{ ...line, ...more }])).toThrow()
  })
})

describe('a discount rule', () => {
  it('is read with the fields it needs alone', () => {
    expect(read('syncCoupons', [{ code: 'KRAFT10', applied: true, percentage_discount: '10.00' }])).toMatchObject([
      { percentage_discount: 10, specific_groups: [], buy_x: null, failed_minimum_spend: false },
    ])
  })

  it('has no restriction where a field is blank', () => {
    expect(read('syncCoupons', [{ code: 'KRAFT10', specific_groups: '', fixed_amount: ' ' }])).toMatchObject([
      { specific_groups: [], fixed_amount: null },
    ])
  })

  it('is of no kind whose numbers are 0', () => {
    const zeros = { buy_x: 0, get_y: '0', buy_x_percentage_total: 0, buy_x_interval: '0.0' }
    expect(read('syncCoupons', [{ code: 'KRAFT10', applied: true, percentage_discount: 10, ...zeros }])).toMatchObject([
      { buy_x: null, get_y: null, buy_x_percentage_total: null, buy_x_interval: null },
    ])
  })

  it('cannot be read when one of its restrictions cannot, as it would promise too much', () => {
    expect(() => read('syncCoupons', [{ code: 'KRAFT10', applied: true, specific_groups: ['lamps'] }])).toThrow()
  })
})

it.each([true, { any: 'thing' }])('upselling that is merely truthy (%o) exists, without products', (answer) => {
  expect(read('upselling', answer)).toBeNull()
})

it.each([[false], [0], [''], [null], [[]]])('upselling that is %j does not exist', (answer) => {
  expect(read('upselling', answer)).toEqual([])
})
