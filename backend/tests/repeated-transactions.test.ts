import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database'
import { repeatTransactions } from '../database/repeat-transactions'
import { products } from '../database/schema/products'
import { Refusal } from '../refusal'
import { openTestShop, type TestShop } from './test-shop'

const server = process.env.TEST_DATABASE_URL

/** Decision 115. Other tests open a database that repeats nothing, so that those of locks find each deadlock. */
describe.runIf(server !== undefined)('a transaction that PostgreSQL ends because of another one', () => {
  let shop: TestShop
  const logged: unknown[] = []
  beforeAll(async () => {
    shop = await openTestShop()
    repeatTransactions(shop.db, (entry) => logged.push(entry))
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    logged.length = 0
  })

  const isProduct = (sku: string) => eq(products.id, shop.idOf(sku))
  const stockOf = async (sku: string) => {
    const [row] = await shop.db.select({ stock: products.stock }).from(products).where(isProduct(sku))
    return row?.stock ?? 0
  }
  const sell = (tx: Database, sku: string) =>
    tx
      .update(products)
      .set({ stock: sql`${products.stock} - 1` })
      .where(isProduct(sku))

  it('as a deadlock is repeated as a whole', async () => {
    const [lithium, alkaline] = [await stockOf('CR2032'), await stockOf('LR6-4')]
    const haveBothBegun = meetingOf(2)
    const sellBoth = (first: string, second: string) =>
      shop.db.transaction(async (tx) => {
        await tx.execute(sql`set local deadlock_timeout = '20ms'`)
        await sell(tx, first)
        await haveBothBegun()
        await sell(tx, second)
      })
    await Promise.all([sellBoth('CR2032', 'LR6-4'), sellBoth('LR6-4', 'CR2032')])
    expect([await stockOf('CR2032'), await stockOf('LR6-4')]).toEqual([lithium - 2, alkaline - 2])
    expect(logged).toEqual([{ level: 'info', event: 'transaction-repeated', code: '40P01', tried: 1 }])
  })

  it('as a serialization failure is repeated, and answers what it then reads', async () => {
    const before = await stockOf('TESTER')
    const isolationLevel = 'repeatable read'
    const sold = shop.db.transaction(
      async (tx) => {
        const [row] = await tx.select({ stock: products.stock }).from(products).where(isProduct('TESTER'))
        if (row?.stock === before) await sell(shop.db, 'TESTER')
        await sell(tx, 'TESTER')
        return row?.stock
      },
      { isolationLevel },
    )
    expect(await sold).toBe(before - 1)
    expect(await stockOf('TESTER')).toBe(before - 2)
    expect(logged).toEqual([expect.objectContaining({ code: '40001' })])
  })

  it('is tried three times, and only when PostgreSQL names that reason', async () => {
    const tries = async (end: (tx: Database) => Promise<unknown>) => {
      let count = 0
      const asked = shop.db.transaction(async (tx) => {
        count += 1
        await end(tx)
      })
      await expect(asked).rejects.toThrow()
      return count
    }
    const raise = (code: string) => (tx: Database) =>
      tx.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`))
    expect(await tries(raise('40P01'))).toBe(3)
    expect(await tries(raise('23505'))).toBe(1)
    expect(await tries(() => Promise.reject(new Refusal(409, 'stock-changed', 'Sold')))).toBe(1)
  })
})

/** Waits until `count` have come; whoever comes later goes on at once. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    missing -= 1
    if (missing <= 0) open()
    return opened
  }
}
