import { sql } from 'drizzle-orm'
import { hashPassword } from '../../accounts/passwords'
import type { Database, OpenDatabase } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { customerDiscounts, customers } from '../../database/schema/accounts'
import { coupons as couponTable } from '../../database/schema/offers'
import { settings, stores } from '../../database/schema/stores'
import { readSetting } from '../../database/settings'
import { STORES } from '../../stores/stores'
import { VEHICLES_SETTING } from './add-vehicles'
import { numberCatalogue } from './catalogue-ids'
import { couponRow } from './coupon-rows'
import { DEMO_ACCOUNT, DEMO_DISCOUNT } from '../data/demo-account'
import { seedCatalogue } from './seed-catalogue'
import { recordSeed } from '../renew/renew-seed'
import { seedDemoOffers } from './seed-demo-offers'
import { seedContent } from './seed-content'
import { seedReviews } from './seed-reviews'
import type { Seed } from '../seed'

/** Advisory lock: of two processes that start on one empty database, only one seeds it. */
const SEED_LOCK_ID = 7_390_210

/**
 * Seeds an empty database in one transaction, so that a process that dies leaves it empty. Returns false when it is
 * seeded already; `seed` is then not called.
 */
export async function seedDatabase(
  { db, vacuum }: Pick<OpenDatabase, 'db' | 'vacuum'>,
  seed: () => Seed | Promise<Seed>,
  seededAt: Date,
  progress: (message: string) => void,
): Promise<boolean> {
  if ((await readSetting(db, 'seeded_at')) !== undefined) return false
  const isNew = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK_ID})`)
    if ((await readSetting(tx, 'seeded_at')) !== undefined) return false
    progress('Preparing the shop for its first start')
    const { catalogue, more, content, coupons, reviews } = await seed()
    await insertRows(
      tx,
      stores,
      STORES.map(({ id, language, currency }) => ({ id, language, currency })),
    )
    const step = (what: string, count: number) => progress(`${count.toLocaleString('en')} ${what}`)
    await seedCatalogue(tx, catalogue, seededAt, step, more?.())
    await seedContent(tx, content, seededAt, step)
    const ids = numberCatalogue(catalogue)
    const rules = STORES.flatMap((store) => coupons.map((coupon) => couponRow(coupon, store, ids)))
    await insertRows(tx, couponTable, rules)
    await seedReviews(tx, reviews, ids, seededAt)
    step('sample reviews', reviews.length)
    await seedDemoAccount(tx, seededAt)
    await recordSeed(tx, { catalogue, content })
    await tx.insert(settings).values([
      { key: 'seeded_at', value: seededAt.toISOString() },
      { key: VEHICLES_SETTING, value: 'seeded' },
    ])
    return true
  })
  // PGlite has no autovacuum. Without statistics and a visibility map the planner chooses sequential scans.
  if (isNew) await vacuum()
  return isNew
}

async function seedDemoAccount(db: Database, seededAt: Date): Promise<void> {
  const { password, ...names } = DEMO_ACCOUNT
  const [customer] = await db
    .insert(customers)
    .values({ ...names, password_hash: await hashPassword(password) })
    .returning({ id: customers.id })
  if (customer === undefined) return
  await db.insert(customerDiscounts).values({ ...DEMO_DISCOUNT, customer_id: customer.id })
  await seedDemoOffers(db, customer.id, seededAt)
}
