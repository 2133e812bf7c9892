import { expect, it } from 'vitest'
import type { SearchProduct } from '../../commerce/contract/product'
import { NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { storeOf } from '../../store/stores'
import { cardProduct } from './card-product'

const product: SearchProduct = {
  id: 1,
  sku: 'LR6-4',
  name: 'LR6, 4 st',
  slug: 'lr6-4',
  prefix: 'Kraftcell',
  thumb: { url: '/pictures/products/LR6-4.svg', width: 240, height: 240 },
  metadata: { decoration: 'eco' },
  categories: [],
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock',
  estimated_at: null,
  variations: [],
  group_id: null,
  discount_category: null,
  prices: { n: [{ q: 1, p: 59 }], c: [{ q: 1, p: 49, o: 59, d: 17 }] },
  vat: 25,
  score: 4.5,
  review_count: 12,
  facts: ['1,5 V', '2 900 mAh', 'LR6'],
}

const card = (change: Partial<SearchProduct>) => cardProduct({ ...product, ...change }, storeOf('sv'))
const variation = (product_id: number) => ({
  product_id,
  slug: '',
  name: '',
  values: {},
  stock_status: 'in-stock' as const,
  estimated_at: null,
})

it('a card has image, name, score, price, discount and stock status, and two facts', () => {
  expect(card({})).toEqual({
    id: 1,
    sku: 'LR6-4',
    category: null,
    slug: 'lr6-4',
    name: 'LR6, 4 st',
    thumb: product.thumb,
    decoration: 'eco',
    facts: ['1,5 V', '2 900 mAh'],
    rating: { score: 4.5, count: 12 },
    price: { price: 49, ordinary: 59, discount: 16 },
    personal: null,
    vat: 25,
    deposit: 0,
    saving: null,
    content: null,
    physical: true,
    stock: { kind: 'in-stock' },
    action: 'buy',
  })
})

it('no fact is said twice: what the name holds is left out', () => {
  expect(card({ name: 'Kraftcell AA, 1,5 V, 2900 mAh, 4-pack' }).facts).toEqual(['LR6'])
  expect(card({ name: 'Akku 2900 mAh', facts: ['7,2 V', '2.900 mAh'] }).facts).toEqual(['7,2 V'])
  expect(card({ name: 'Verkvolt Akku, 5,0 Ah', facts: ['18 V', '5 Ah'] }).facts).toEqual(['18 V'])
})

it('a card has the number of pieces in the pack, or how much is in goods sold by length, volume or weight, for the price of one unit', () => {
  expect(card({ pack_size: 24 }).content).toEqual({ amount: 24, unit: null })
  expect(card({ pack_size: 1 }).content).toBeNull()
  expect(card({ pack_size: 2, measure: { amount: 50, unit: 'm' } }).content).toEqual({ amount: 50, unit: 'm' })
})

it('a Buy button when orderable, a Notify button when notifyable', () => {
  expect(card({}).action).toBe('buy')
  expect(card({ orderable: false, notifyable: true }).action).toBe('notify')
  expect(card({ orderable: false, notifyable: false }).action).toBe('look')
})

it('a product with variations cannot be added quickly; the user is sent to its page', () => {
  expect(card({ variations: [variation(1), variation(2)] }).action).toBe('choose')
  expect(card({ variations: [variation(1)] }).action).toBe('buy')
})

it('a product with variation_attributes cannot be added quickly either', () => {
  expect(card({ variation_attributes: [{ key: 'colour', name: 'Färg' }] }).action).toBe('choose')
})

it('a discontinued, notifyable product with a successor has both', () => {
  const successor = { slug: 'ny', name: 'Ny' }
  const gone = { orderable: false, stock_status: 'discontinued', successor } as const
  expect(card({ ...gone, notifyable: true })).toMatchObject({ action: 'successor', notify: true })
  expect(card({ ...gone, notifyable: false }).notify).toBeUndefined()
})

it('a sold-out, notifyable product with variations has a Notify button', () => {
  const variations = [variation(1), variation(2)]
  expect(card({ orderable: false, notifyable: true, variations }).action).toBe('notify')
  expect(card({ orderable: false, notifyable: false, variations }).action).toBe('choose')
})

it('a product that is orderable and notifyable has a Buy button and a Notify button', () => {
  expect(card({ orderable: true, notifyable: true })).toMatchObject({ action: 'buy', notify: true })
  expect(card({ orderable: true, notifyable: true, variations: [variation(1), variation(2)] })).toMatchObject({
    action: 'choose',
    notify: true,
  })
  expect([card({ orderable: true }).notify, card({ orderable: false, notifyable: true }).notify]).toEqual([undefined, undefined])
})

it('a discontinued product that can be ordered has its price and a Buy button', () => {
  const last = { orderable: true, stock_status: 'discontinued' as const, successor: { slug: 'lr6-8', name: 'LR6, 8 st' } }
  expect(card(last)).toMatchObject({ price: { price: 49 }, action: 'buy' })
})

it('a discontinued product has no price and links to its successor', () => {
  const discontinued = { orderable: false, stock_status: 'discontinued' as const }
  const successor = { slug: 'lr6-8', name: 'LR6, 8 st' }
  expect(card({ ...discontinued, successor })).toMatchObject({ price: null, personal: null, action: 'successor', successor })
  expect(card(discontinued)).toMatchObject({ price: null, action: 'look' })
  expect(card({ successor })).toMatchObject({ price: { price: 49 }, action: 'buy' })
})

it('a gift card is not physical', () => {
  expect(card({ type: 4 }).physical).toBe(false)
})

it('a piece is sent free of charge at the price that the shopper pays, not at the one before the discount', () => {
  const discounts = { ...NO_DISCOUNTS, customer: { alkaline: 10 } }
  expect([card({ free_from: 49 }).freeFreight, card({ free_from: 50 }).freeFreight, card({}).freeFreight]).toEqual([
    true,
    undefined,
    undefined,
  ])
  const reduced = { ...product, free_from: 49, discount_category: 'alkaline' }
  expect(cardProduct(reduced, storeOf('sv'), discounts).freeFreight).toBeUndefined()
})

it('an unknown decoration is not shown', () => {
  expect(card({ metadata: { decoration: 'constructor' } }).decoration).toBeNull()
})

it('shows the personal discount and the reduced price', () => {
  const discounts = { ...NO_DISCOUNTS, customer: { alkaline: 10 } }
  const personalOf = (discount_category: string | null) =>
    cardProduct({ ...product, discount_category }, storeOf('sv'), discounts).personal
  expect([personalOf('alkaline'), personalOf('cells'), personalOf(null)]).toEqual([{ price: 44, percent: 10 }, null, null])
})

it('a set says how much less it costs than its members one by one', () => {
  expect(card({ members_price: 80.5 }).saving).toBe(31.5)
  expect(card({ members_price: 49 }).saving).toBeNull()
  expect(card({ members_price: null }).saving).toBeNull()
  expect(card({ members_price: 80, stock_status: 'discontinued', orderable: false }).saving).toBeNull()
})

it('the card of a product of a cached answer is made once for each storefront, unless the shopper has a discount', () => {
  const maxima = { ...NO_DISCOUNTS.maxima, global: 10 }
  const [first, again, norwegian] = (['sv', 'sv', 'no'] as const).map((language) => cardProduct(product, storeOf(language)))
  expect(again).toBe(first)
  expect(norwegian).not.toBe(first)
  const own = cardProduct(product, storeOf('sv'), { ...NO_DISCOUNTS, maxima })
  expect(own.personal).not.toBeNull()
  expect(cardProduct(product, storeOf('sv'))).toBe(first)
  expect(first?.personal).toBeNull()
})

it('a set says what it saves, but not to a shopper with discounts: those of its members are not known to its card', () => {
  const set = { ...product, prices: { n: [{ q: 1, p: 899 }], c: [] }, members_price: 1000 }
  const savings = [NO_DISCOUNTS, { ...NO_DISCOUNTS, customer: { cells: 30 } }, NO_DISCOUNTS].map(
    (discounts) => cardProduct(set, storeOf('sv'), discounts).saving,
  )
  expect(savings).toEqual([101, null, 101])
  const kraft10 = { ...NO_DISCOUNTS, maxima: { ...NO_DISCOUNTS.maxima, global: 10 } }
  expect(cardProduct(set, storeOf('sv'), kraft10)).toMatchObject({ personal: { price: 809 }, saving: null })
})
