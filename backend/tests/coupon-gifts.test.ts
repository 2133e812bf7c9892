import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { DiscountRules } from '../../app/commerce/contract/coupon'
import { products } from '../database/schema/products'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
const setStock = (stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, 'TESTER'))
beforeEach(() => setStock(10))

const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
const sync = async (items: object[], coupons = ['GAVA']) =>
  SyncCartAnswer.parse(await (await shop.fetch('/api/sync-cart', post({ items, coupons, checkout_order_id: null }))).json())
const rulesFor = async (items: object[], language = 'sv') => {
  const body = { coupons: ['GAVA'], cart_contents: items }
  return DiscountRules.parse(await (await shop.fetch(`/api/sync-coupons?locale=${language}&sid=7`, post(body))).json())
}
const applied = async (items: object[]) => (await rulesFor(items)).map((rule) => rule.applied)
const gift = { added_by_coupon: 'GAVA', sku: 'TESTER', quantity: 1, price: 0, ordinary_price: 120, reductions: [] }

test('A code adds a piece of its product, free of charge, once, and keeps the line', async () => {
  const bought = line('LR6-24', 2)
  const [, added] = await sync([bought])
  expect(added).toMatchObject(gift)
  expect(await sync([bought, added ?? {}])).toMatchObject([{ sku: 'LR6-24' }, { ...gift, uuid: added?.uuid }])
  expect(await applied([{ product_id: bought.product_id, quantity: 2 }])).toEqual([true])
})

test('The line goes with the code, with the minimum spend, and when nothing else is left', async () => {
  const bought = line('LR6-24', 2)
  const [, added] = await sync([bought])
  expect(await sync([bought, added ?? {}], [])).toMatchObject([{ sku: 'LR6-24', added_by_coupon: null }])
  expect(await sync([line('CR2032', 1), added ?? {}])).toMatchObject([{ sku: 'CR2032' }])
  expect(await sync([added ?? {}])).toEqual([])
  expect(await applied([{ product_id: shop.idOf('CR2032'), quantity: 1 }])).toEqual([false])
})

test('A piece that is bought too stays, at its price, and counts for the minimum spend as the gift does not', async () => {
  const [bought, added] = await sync([line('TESTER', 2)])
  expect([bought, added]).toMatchObject([{ quantity: 2, price: 120, added_by_coupon: null }, gift])
  const twice = [bought ?? {}, { ...added, price: undefined, quantity: 7 }]
  expect((await sync(twice)).map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('A uuid that two lines share makes neither free: the gift gets one of its own', async () => {
  const bought = line('LR6-24', 20)
  const claimed = { ...line('TESTER', 1), uuid: bought.uuid, added_by_coupon: 'GAVA' }
  const [charged, other, added, ...others] = await sync([bought, claimed, line('LR6-24', 2)])
  expect([charged, other]).toMatchObject([
    { sku: 'LR6-24', quantity: 20, added_by_coupon: null },
    { sku: 'LR6-24', quantity: 2 },
  ])
  expect(added).toMatchObject(gift)
  expect(charged?.price).toBeGreaterThan(0)
  expect(added?.uuid).not.toBe(bought.uuid)
  expect(others).toEqual([])
  const order = await placeOrder(shop, [bought, claimed], { coupons: ['GAVA'] })
  expect(order.items).toMatchObject([
    { sku: 'LR6-24', quantity: 20, price: charged?.price },
    { sku: 'TESTER', price: 0 },
  ])
})

test('Goods that are sold out are not added, and hold up no order; the code says so', async () => {
  await setStock(0)
  const bought = line('LR6-24', 2)
  expect(await sync([bought])).toHaveLength(1)
  const contents = [{ product_id: bought.product_id, quantity: 2 }]
  expect(await rulesFor(contents)).toMatchObject([
    { applied: false, failed_minimum_spend: false, notice: 'Gåvan har tagit slut: Batteritestare.' },
  ])
  for (const language of ['no', 'de', 'da']) expect((await rulesFor(contents, language))[0]?.notice).toContain(': Batteri')
  // Below its minimum spend, the amount is what is missing.
  expect(await rulesFor([{ product_id: shop.idOf('CR2032'), quantity: 1 }])).toMatchObject([{ applied: false, notice: null }])
  await setStock(10)
  expect(await rulesFor(contents)).toMatchObject([{ applied: true, notice: null }])
})

test('A code whose gift the cart itself has bought up does not count as applied, and does with its line', async () => {
  await setStock(2)
  const bought = line('TESTER', 2)
  const synced = await sync([bought])
  expect(synced).toHaveLength(1)
  const contents = [{ product_id: bought.product_id, quantity: 2 }]
  expect(await applied(contents)).toEqual([false])
  expect(await applied([...contents, { product_id: bought.product_id, quantity: 1, added_by_coupon: 'GAVA' }])).toEqual([true])
})

test('An order of a cart too long to be sent with what its codes add has that line all the same', async () => {
  const order = await placeOrder(shop, [line('LR6-24', 2)], { coupons: ['GAVA'] })
  expect(order.items).toMatchObject([{ sku: 'LR6-24' }, { sku: 'TESTER', price: 0, added_by_coupon: 'GAVA' }])
})

test('An order has the line at no charge, and takes the piece from the stock', async () => {
  const bought = line('LR6-24', 2)
  const [, added] = await sync([bought])
  const request = { uuid: added?.uuid ?? '', product_id: added?.product_id ?? 0, quantity: 1, added_by_coupon: 'GAVA' }
  const order = await placeOrder(shop, [bought, request], { coupons: ['GAVA'] })
  expect(order.items).toMatchObject([{ sku: 'LR6-24' }, { sku: 'TESTER', price: 0, added_by_coupon: 'GAVA' }])
  const [row] = await shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, 'TESTER'))
  expect(row?.stock).toBe(9)
})
