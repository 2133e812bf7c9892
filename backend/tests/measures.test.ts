import { afterAll, beforeAll, expect, it } from 'vitest'
import { attributes, attributeTexts, productAttributes } from '../database/schema/attributes'
import { Caller } from './caller'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
let caller: Caller
beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
  const content = {
    TESTER: ['net-length', 'm', 50],
    CR2032: ['net-volume', 'ml', 15],
    'LR6-4': ['net-weight', 'g', 250],
  } as const
  for (const [at, [sku, [key, unit, number]]] of Object.entries(content).entries()) {
    await shop.db.insert(attributes).values({ key, unit, position: 100 + at })
    await shop.db.insert(attributeTexts).values({ attribute_key: key, language: 'sv', name: key })
    await shop.db.insert(productAttributes).values({ product_id: shop.idOf(sku), attribute_key: key, number, value: null })
  }
})
afterAll(() => shop.close())

it('goods sold by length, volume or weight say on cards, their page and in the feed how many metres, litres or kilograms they hold', async () => {
  const { products } = (await caller.call('productFeed')).answer
  const told = Object.fromEntries(products.map(({ sku, measure }) => [sku, measure]))
  expect([told.TESTER, told.CR2032, told['LR6-4'], told['LR6-24']]).toEqual([
    { amount: 50, unit: 'm' },
    { amount: 0.015, unit: 'l' },
    { amount: 0.25, unit: 'kg' },
    null,
  ])
  const page = (await caller.call('product', { path: 'knappcell-cr2032' })).answer
  expect(page.measure).toEqual({ amount: 0.015, unit: 'l' })
  const [card] = (await caller.call('products', { query: 'query=CR2032' })).answer.products
  expect(card?.measure).toEqual({ amount: 0.015, unit: 'l' })
})

it('the freight of a product names the days from its dispatch to its arrival', async () => {
  const { freight } = (await caller.call('product', { path: 'knappcell-cr2032' })).answer
  expect(freight?.days).toEqual({ from: 1, to: 4 })
})

it('the freight of a product and of a cart names the days on which goods in stock arrive, and until when they are ordered', async () => {
  const { next_delivery } = (await caller.call('nextDelivery')).answer
  const { freight } = (await caller.call('product', { path: 'knappcell-cr2032' })).answer
  expect(freight?.arrives).toEqual({ from: '2026-11-19', to: '2026-11-24', ordered_by: next_delivery })
  const items = [{ product_id: shop.idOf('CR2032'), quantity: 1 }]
  expect((await caller.call('freight', { body: { items } })).answer.arrives).toEqual(freight?.arrives)
})

it('a product that is dear enough for a free delivery says from which price, and no other', async () => {
  const { products } = (await caller.call('productFeed')).answer
  const told = await Promise.all(products.map(async ({ slug }) => (await caller.call('product', { path: slug })).answer))
  const isDear = ({ prices }: (typeof told)[number]) => (prices.n[0]?.p ?? 0) >= 499
  expect(told.filter(isDear).length).toBeGreaterThan(0)
  expect(told.map(({ free_from }) => free_from)).toEqual(
    told.map((product) => (isDear(product) ? (product.freight?.free_from ?? null) : null)),
  )
})
