import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devices, productFits } from '../database/schema/attributes'
import { products } from '../database/schema/products'
import { changeStock } from '../orders/change-stock'
import { openTestShop, type TestShop } from './test-shop'

const server = process.env.TEST_DATABASE_URL

describe.runIf(server !== undefined)('orders that run at the same time', { timeout: 60_000 }, () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(async () => {
    await shop.close()
  })

  it('of the last pieces of different products, which fit the same devices in another order, wait for each other and never deadlock', async () => {
    const first = ['CR2032', 'LR6-4'].map((sku) => shop.idOf(sku))
    const second = ['TESTER', 'LAST'].map((sku) => shop.idOf(sku))
    const [one, other] = (await shop.db.select({ id: devices.id }).from(devices).orderBy(devices.id).limit(2)).map(({ id }) => id)
    if (one === undefined || other === undefined) throw new Error('The fixture has fewer than two devices')
    const fits = [first, [...second].reverse()].flatMap(([left = 0, right = 0]) => [
      { product_id: left, device_id: other },
      { product_id: right, device_id: one },
    ])
    await shop.db.insert(productFits).values(fits).onConflictDoNothing()
    const sold = inArray(products.id, [...first, ...second])
    const sell = (ids: number[]) => shop.db.transaction((tx) => changeStock(tx, new Map(ids.map((id) => [id, 1])), -1))
    await shop.db.update(products).set({ discontinued: true, stock: 1 }).where(sold)
    // If both were of one category, one order would wait for the other from its first product on.
    await shop.db.execute(sql`delete from listing_entries`)
    // Each statement takes so long that the two orders are under way at the same time.
    await shop.db.execute(sql`create function pause() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.2); return null; end $$`)
    await shop.db.execute(sql`create trigger zz_pause after update on products execute function pause()`)
    try {
      await Promise.all([sell(first), sell(second)])
    } finally {
      await shop.db.execute(sql`drop function pause cascade`)
    }
    expect(await shop.db.$count(products, sql`${sold} and ${eq(products.stock, 0)}`)).toBe(4)
  })
})
