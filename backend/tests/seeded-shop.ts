import type { OpenDatabase } from '../database/database'
import { buildSeed } from '../seed/build-seed'
import { seedDatabase } from '../seed/write/seed-database'
import { openPreparedCopy, prepareFolder } from './prepared-database'

/** The seed counts some dates from the day it was written, so a seeded database serves for that day (UTC) only. */
const today = () => new Date().toISOString().slice(0, 10)

/** The shop's database as its first start leaves it, today's. */
export const openSeededShop = (): Promise<OpenDatabase> => openPreparedCopy(`shop-${today()}`, seedShop)

/** The files of that database, to be copied. */
export const prepareSeededShop = (): Promise<string> => prepareFolder(`shop-${today()}`, seedShop)

async function seedShop(database: OpenDatabase): Promise<void> {
  await seedDatabase(database, buildSeed, new Date(), () => undefined)
}
