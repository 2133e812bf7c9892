import { expect, it } from 'vitest'
import type { Product } from '../commerce/contract/product'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { storeOf } from '../store/stores'
import { productPage } from './product-page'

const category = { id: 3, name: 'Litium', uri: 'knappceller/litium', main: false, show_in_menu: true }
const product: Product = {
  id: 1,
  sku: 'KC-CR2032',
  name: 'CR2032',
  slug: 'cr2032',
  prefix: 'Kraftcell',
  thumb: null,
  mpn: 'CR2032',
  ean: '',
  metadata: { decoration: null },
  group_id: null,
  discount_category: null,
  score: null,
  review_count: 0,
  facts: [],
  vat: 25,
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock',
  estimated_at: null,
  variations: [],
  images: [],
  type: PRODUCT_TYPE.standard,
  variation_attributes: [],
  pack_sizes: [],
  subscription_intervals: [],
  has_upselling: false,
  description: '',
  brand: null,
  cross_selling_price: null,
  cross_selling_product_id: null,
  attributes: [],
  fits: [],
  members: [],
  tags: [],
  documents: [],
  manufacturer: null,
  successor: null,
  freight: null,
  price_until: null,
  alternates: {},
  gone_in: [],
  prices: { n: [{ q: 1, p: 19 }], c: [] },
  categories: [category, { ...category, uri: 'rea', name: 'Rea', main: true }],
}
const surroundings = { menu: [], cutoff: { day: 'fredag', time: '16:00' } }
const page = (change: Partial<Product>) => productPage({ ...product, ...change }, storeOf('sv'), surroundings)

it('the breadcrumbs use the main category, else the first', () => {
  expect(page({}).categories).toEqual([{ name: 'Rea', uri: 'rea', show_in_menu: true }])
  expect(page({ categories: [category] }).categories).toEqual([{ name: 'Litium', uri: 'knappceller/litium', show_in_menu: true }])
  expect(page({ categories: [] }).categories).toEqual([])
})

it('lists the subscription intervals of the backend', () => {
  expect(page({}).subscriptions).toEqual([])
  expect(page({ subscription_intervals: [{ id: 3, name: 'Var tredje månad', days: 91 }] }).subscriptions).toEqual([
    { id: 3, name: 'Var tredje månad', nextDelivery: null },
  ])
  const third = { id: 3, name: 'Var tredje månad', days: 91, next_on: '2027-02-18' }
  expect(page({ subscription_intervals: [third] }).subscriptions).toMatchObject([{ nextDelivery: '18\u00a0februari 2027' }])
})

it('has a delivery promise, unless it is a gift card', () => {
  expect(page({}).delivery).toEqual({ kind: 'same-day', day: 'fredag', time: '16:00' })
  expect(page({ type: PRODUCT_TYPE.giftCard }).delivery).toBeNull()
})
