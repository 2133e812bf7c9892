import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { products } from '../database/schema/products'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const setStock = (sku: string, stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, sku))
beforeEach(async () => {
  await Promise.all([setStock('LAST', 0), setStock('BL1850B', 0)])
})

const line = (sku: string, quantity: number, more: object = {}) => ({
  uuid: crypto.randomUUID(),
  product_id: shop.idOf(sku),
  quantity,
  ...more,
})
const sync = async (items: object[], coupons: string[] = []) =>
  SyncCartAnswer.parse(await (await shop.fetch('/api/sync-cart', post({ items, coupons, checkout_order_id: null }))).json())

/** LAST costs 150 kronor, LR6-24 200, or 150 in a campaign. */
describe('a line that is sold out, which cannot be ordered', () => {
  test('counts towards no minimum spend of a code, and takes no part of its amount', async () => {
    const [soldOut, other] = [line('LAST', 2), line('LR6-24', 1)]
    const together = await sync([soldOut, other], ['START50'])
    expect(together).toMatchObject([{ sold_out: true, reductions: [] }, { reductions: [] }])
    expect(together[1]?.price).toBe((await sync([other], ['START50']))[0]?.price)
    const reached = await sync([soldOut, line('LR6-24', 3)], ['START50'])
    expect(reached).toMatchObject([{ reductions: [] }, { reductions: [{ code: 'START50', amount: 50 }] }])
  })

  test('brings no piece that a code adds', async () => {
    expect(await sync([line('LAST', 2), line('CR2032', 1)], ['GAVA'])).toHaveLength(2)
    expect(await sync([line('LAST', 2), line('LR6-24', 2)], ['GAVA'])).toHaveLength(3)
  })

  test('makes no product beside it cheaper', async () => {
    const offered = line('TESTER', 1, { cross_selling_product_id: shop.idOf('BL1850B') })
    const [, lapsed] = await sync([line('BL1850B', 1), offered])
    expect(lapsed).toMatchObject({ price: 120, cross_selling_product_id: null })
    expect(lapsed?.cart_notice).toContain('Nu gäller det vanliga priset.')
    await setStock('BL1850B', 3)
    expect(await sync([line('BL1850B', 1), offered])).toMatchObject([{}, { price: 108, cart_notice: null }])
  })
})
