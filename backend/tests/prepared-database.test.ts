import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database'
import { resetRows } from './pristine-rows'
import { orderCart } from './place-order'
import { openTestShop } from './test-shop'

/** All rows of all tables, in their order on the disk, and the values of all sequences. */
async function contentOf(db: Database): Promise<Record<string, unknown>> {
  const tables = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public'`)
  const rowsOf = (table: SQL, columns = sql`*`) => db.select({ row: sql`row(${columns})::text` }).from(table)
  const content: Record<string, unknown> = {
    sequences: await rowsOf(sql`pg_sequences where schemaname = 'public' order by 1`, sql`sequencename, last_value`),
  }
  for (const { name } of tables) content[name] = await rowsOf(sql`${sql.identifier(name)} as t`, sql`t.*`)
  return content
}

const server = process.env.TEST_DATABASE_URL
const kinds = [{ kind: 'this process', url: undefined }, ...(server === undefined ? [] : [{ kind: 'a server', url: server }])]

describe.each(kinds)('a closed database in $kind', ({ url }) => {
  beforeEach(async () => {
    vi.stubEnv('TEST_DATABASE_URL', url)
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
    const message = url === undefined ? 'The database is closed' : 'Cannot use a pool after calling end on the pool'
    await expect(db.execute(sql`delete from widgets`)).rejects.toMatchObject({ cause: { message } })
  })

  test.each([
    'drop table widgets',
    'alter table widgets add column colour text',
    'drop index order_links_order',
    'create function pause() returns int language sql as $$ select 1 $$',
    'alter table products disable trigger user',
    'create trigger zz before update on widgets for each row execute function suppress_redundant_updates_trigger()',
  ])('cannot be given its rows back after %j', async (change) => {
    const { db, close } = await openTestShop()
    const undone = new Error('undone')
    const tried = db.transaction(async (tx) => {
      await tx.execute(change)
      expect(await resetRows(tx)).toBe(false)
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
    await close()
  })

  test('is not given out again when it cannot be given its rows back', async () => {
    const changed = await openTestShop()
    await changed.db.execute('drop table widgets')
    await changed.close()

    const next = await openTestShop()
    expect(await next.db.execute('select from widgets limit 1')).toBeDefined()
    await next.close()
  })
})
