import { expect, it } from 'vitest'
import type { CrossSellingProduct } from '../../commerce/contract/product'
import { storeOf } from '../../store/stores'
import { offeredCard } from './offered-card'

const product: CrossSellingProduct = {
  id: 2,
  sku: 'CHC-5',
  name: 'Batteriladdare 12 V',
  slug: 'batteriladdare-12-v',
  prefix: 'Kraftcell',
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
  prices: { n: [{ q: 1, p: 749 }], c: [] },
  vat: 25,
  score: null,
  review_count: 0,
  facts: [],
  cross_selling_price: 674,
  cross_selling_product_id: 1,
}

const card = (change: Partial<CrossSellingProduct>, inCart: number[] = []) =>
  offeredCard({ ...product, ...change }, storeOf('sv'), new Set(inCart))

it('shows the reduced price, the regular price and the discount', () => {
  expect(card({})).toMatchObject({
    price: { price: 674, ordinary: null, discount: 10 },
    offer: { regularPrice: 749, withProductId: 1 },
    inCart: false,
  })
})

it('states whether the product is already in the cart, where its Buy button is disabled', () => {
  expect(card({}, [2]).inCart).toBe(true)
  expect(card({}, [1]).inCart).toBe(false)
})

it.each<[string, Partial<CrossSellingProduct>]>([
  ['without a cross-selling price', { cross_selling_price: null, cross_selling_product_id: null }],
  ['with a cross-selling price that is not lower', { cross_selling_price: 749 }],
  [
    'with variations, which cannot be added quickly',
    { variations: [{ product_id: 3, slug: '', name: '', values: {}, stock_status: 'in-stock', estimated_at: null }] },
  ],
])('a product %s is shown at its regular price', (_, change) => {
  expect(card(change)).toMatchObject({ price: { price: 749 }, offer: null })
})

it('says of the reduced price what it saves in a set, and whether it is sent free of charge', () => {
  expect(card({ free_from: 700, members_price: 800 })).toMatchObject({ price: { price: 674 }, saving: 126 })
  expect(card({ free_from: 700 }).freeFreight).toBeUndefined()
  expect(card({ free_from: 700, cross_selling_price: null }).freeFreight).toBe(true)
  expect(card({ free_from: 674 }).freeFreight).toBe(true)
})
