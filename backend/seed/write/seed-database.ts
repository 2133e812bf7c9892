import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../database/database'
import { plantRows } from '../../database/insert-rows'
import { coupons as couponTable } from '../../database/schema/offers'
import { settings, stores } from '../../database/schema/stores'
import { readSetting } from '../../database/settings'
import { STORES } from '../../stores/stores'
import { numberCatalogue } from './catalogue-ids'
import { couponRow } from './coupon-rows'
import { plantDemoAccount } from '../data/demo-account'
import { plantCatalogue } from './seed-catalogue'
import { plantContent } from './seed-content'
import { plantReviews } from './seed-reviews'
import type { Seed } from '../seed'

/** First numbers of orders, so that nobody reads from one how many there were before it. */
const FIRST_ORDER = 100_000

/** A number of its own, so that two processes that start on one empty server plant it once. */
const PLANTING_LOCK = 7_390_210

/**
 * Plants the seed into a database that has none yet; true when it did. All or nothing: a process that dies half-way leaves an
 * empty database. `seed` is only built when it is needed.
 */
export async function plant(
  { db, vacuum }: Pick<OpenDatabase, 'db' | 'vacuum'>,
  seed: () => Seed | Promise<Seed>,
  seededAt: Date,
  progress: (message: string) => void,
): Promise<boolean> {
  if ((await readSetting(db, 'seeded_at')) !== undefined) return false
  const isNew = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${PLANTING_LOCK})`)
    if ((await readSetting(tx, 'seeded_at')) !== undefined) return false
    progress('Preparing the shop for its first start')
    const { catalogue, more, content, coupons, reviews } = await seed()
    await plantRows(
      tx,
      stores,
      STORES.map(({ id, language, currency }) => ({ id, language, currency, last_order_number: FIRST_ORDER })),
    )
    const step = (what: string, count: number) => progress(`${count.toLocaleString('en')} ${what}`)
    await plantCatalogue(tx, catalogue, seededAt, step, more?.())
    await plantContent(tx, content, seededAt, step)
    const ids = numberCatalogue(catalogue)
    const rules = STORES.flatMap((store) => coupons.map((coupon) => couponRow(coupon, store, ids)))
    await plantRows(tx, couponTable, rules)
    await plantReviews(tx, reviews, ids, seededAt)
    step('sample reviews', reviews.length)
    await plantDemoAccount(tx)
    await tx.insert(settings).values({ key: 'seeded_at', value: seededAt.toISOString() })
    return true
  })
  // The embedded engine has nobody who gathers statistics by and by and notes which pages can be read from indexes alone; without
  // them the planner reads whole tables.
  if (isNew) await vacuum()
  return isNew
}
