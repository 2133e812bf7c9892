import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database'
import { resetRows } from './pristine-rows'
import { orderCart } from './place-order'
import { openTestShop } from './test-shop'

/** All rows of all tables, in their order on the disk, and the values of all sequences. */
async function contentOf(db: Database): Promise<Record<string, unknown>> {
  const tables = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public'`)
  const content: Record<string, unknown> = {
    sequences: await db.execute(sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`),
  }
  for (const { name } of tables) content[name] = await db.execute(sql`select * from ${sql.identifier(name)}`)
  return content
}

describe.skipIf(process.env.TEST_DATABASE_URL !== undefined)('a database that was closed', () => {
  beforeAll(async () => {
    await (await openTestShop()).close()
  })

  test('is given to the next test file as it was prepared, whatever was changed', async () => {
    const { db, ...first } = await openTestShop()
    const prepared = await contentOf(db)
    await orderCart(first, [{ uuid: crypto.randomUUID(), product_id: first.idOf('LAST'), quantity: 1 }])
    await db.execute(sql`update products set stock = 7`)
    await db.execute(sql`delete from listing_entries`)
    await db.execute(sql`set enable_seqscan = off`)
    await first.close()

    const second = await openTestShop()
    expect(await contentOf(second.db)).toEqual(prepared)
    expect(await second.db.execute(sql`show enable_seqscan`)).toMatchObject({ rows: [{ enable_seqscan: 'on' }] })
    await second.close()
  })

  test('answers no late query, which would change the rows of the next test file', async () => {
    const { db, close } = await openTestShop()
    await close()
    await expect(db.execute(sql`delete from widgets`)).rejects.toMatchObject({ cause: { message: 'The database is closed' } })
  })

  test.each(['drop table widgets', 'alter table widgets add column colour text', 'drop index order_links_order'])(
    'cannot be given its rows back after %j',
    async (change) => {
      const { db, close } = await openTestShop()
      const undone = new Error('undone')
      const tried = db.transaction(async (tx) => {
        await tx.execute(change)
        expect(await resetRows(tx)).toBe(false)
        throw undone
      })
      await expect(tried).rejects.toBe(undone)
      await close()
    },
  )

  test('is not given out again when it cannot be given its rows back', async () => {
    const changed = await openTestShop()
    await changed.db.execute('drop table widgets')
    await changed.close()

    const next = await openTestShop()
    expect(await next.db.execute('select from widgets limit 1')).toBeDefined()
    await next.close()
  })
})
