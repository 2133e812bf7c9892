import type { OpenDatabase } from '../database/database'
import { openPreparedCopy, prepareFolder } from './prepared-database'

/** The seed counts some dates from the day it was written, so a seeded database serves for that day (UTC) only. */
const today = () => new Date().toISOString().slice(0, 10)

/** The shop's database as its first start leaves it, today's. */
export const openSeededShop = (): Promise<OpenDatabase> => openPreparedCopy(`shop-${today()}`, seedShop)

/** The files of that database, to be copied. */
export const prepareSeededShop = (): Promise<string> => prepareFolder(`shop-${today()}`, seedShop)

/** Loads the seed here, which takes 2 CPU seconds: most callers find the database prepared. */
async function seedShop(database: OpenDatabase): Promise<void> {
  const { buildSeed } = await import('../seed/build-seed')
  const { seedDatabase } = await import('../seed/write/seed-database')
  await seedDatabase(database, buildSeed, new Date(), () => undefined)
}
