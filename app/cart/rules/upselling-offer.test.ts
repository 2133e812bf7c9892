import { expect, it } from 'vitest'
import type { CrossSellingProduct } from '../../commerce/contract/product'
import { PRODUCT_TYPE } from '../../commerce/contract/product-type'
import { NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { storeOf } from '../../store/stores'
import { upsellingOffer } from './upselling-offer'

const product: CrossSellingProduct = {
  id: 2,
  sku: 'CHC-5',
  name: 'Batteriladdare 12 V',
  slug: 'batteriladdare-12-v',
  prefix: 'Kraftcell',
  thumb: null,
  metadata: { decoration: null },
  categories: [],
  group_id: null,
  discount_category: null,
  score: null,
  review_count: 0,
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock',
  estimated_at: null,
  variations: [],
  prices: { n: [{ q: 1, p: 749 }], c: [] },
  vat: 25,
  facts: ['12 V', '5 A', '60 Ah'],
  cross_selling_price: null,
  cross_selling_product_id: null,
}

const offerOf = (change: Partial<CrossSellingProduct>, customer: Readonly<Record<string, number>> = {}) =>
  upsellingOffer({ ...product, ...change }, storeOf('sv'), { ...NO_DISCOUNTS, customer })

it('an offer of the upselling panel shows two facts and the price of one piece', () => {
  expect(offerOf({})).toMatchObject({ id: 2, facts: ['12 V', '5 A'], price: { price: 749 }, personal: null, offer: null })
})

it('an offer of the upselling panel has the deposit of one piece beside its price; a product without one has none', () => {
  expect(offerOf({ deposit: 7.5 })).toMatchObject({ price: { price: 749 }, deposit: 7.5 })
  expect(offerOf({})).toMatchObject({ deposit: 0 })
})

it('an offer of the upselling panel has the content whose unit price the law asks for', () => {
  expect(offerOf({ measure: { amount: 50, unit: 'm' } })).toMatchObject({ content: { amount: 50, unit: 'm' } })
})

it('its price beside the product just added replaces the regular one', () => {
  expect(offerOf({ cross_selling_price: 674, cross_selling_product_id: 1 })).toMatchObject({
    price: { price: 674, ordinary: null, discount: 10 },
    offer: { regularPrice: 749, withProductId: 1 },
  })
})

it("the shopper's displayed discount comes off that price", () => {
  const offered = { cross_selling_price: 600, cross_selling_product_id: 1, discount_category: 'chargers' }
  expect(offerOf(offered, { chargers: 10 })?.personal).toEqual({ price: 540, percent: 10 })
})

it('a product with variations is offered, to be chosen on its page, and at the regular price at which that page sells it', () => {
  const other = { product_id: 3, slug: '', name: '', values: {}, stock_status: 'in-stock', estimated_at: null } as const
  const offered = { cross_selling_price: 674, cross_selling_product_id: 1 }
  expect(offerOf({})).toMatchObject({ id: 2, choose: false })
  expect(offerOf({ ...offered, variations: [other] })).toMatchObject({ price: { price: 749 }, offer: null })
  expect(offerOf({ variations: [other] })).toMatchObject({ id: 2, choose: true })
})

it('a gift card is sent by e-mail, where goods are in stock', () => {
  const stockOf = (type: number) => offerOf({ type })?.stock
  expect([stockOf(PRODUCT_TYPE.giftCard), stockOf(PRODUCT_TYPE.standard)]).toEqual([
    { kind: 'in-stock', byMail: true },
    { kind: 'in-stock' },
  ])
})

it.each<[string, Partial<CrossSellingProduct>]>([
  ['that cannot be ordered', { orderable: false }],
  ['that is discontinued', { stock_status: 'discontinued', orderable: false }],
  ['without a price', { prices: { n: [], c: [] } }],
])('a product %s is not offered, as nothing could add it', (_, change) => {
  expect(offerOf(change)).toBeNull()
})
