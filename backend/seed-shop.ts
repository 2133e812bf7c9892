import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database/database'
import { settleSetting, readSetting } from './database/settings'
import { openDatabase } from './open-database'
import { growSeed } from './seed/grow/grow-seed'
import { loadSeed } from './seed/load-seed'
import { renewedText, renewSeed } from './seed/renew/renew-seed'
import { seedDatabase } from './seed/write/seed-database'
import { readSeedOptions } from './seed/seed-options'
import { withoutValues } from './database/without-values'

/**
 * `npm run seed -- --products 100000`: seeds a shop of that size into the database of DATABASE_URL, or into the embedded database
 * in DATA_DIR (default `data`), and exits. The file `.env` is read. A database that an older release seeded gets the texts of
 * this one. One that has them is refused, unless `--replace` is given, which empties it first.
 */
async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { products, replace } = readSeedOptions(args)
  const place = { dataDir: join(env.DATA_DIR || 'data', 'backend'), databaseUrl: env.DATABASE_URL || null }
  const where = place.databaseUrl === null ? `the database in ${place.dataDir}` : 'the database of DATABASE_URL'
  const start = Date.now()
  const print = (message: string) =>
    process.stdout.write(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${message}\n`)
  const database = await openDatabase(place, (error) => {
    print(`Database connection lost: ${error.message}`)
  })
  try {
    await database.migrate(env.MIGRATIONS_DIR ?? join(import.meta.dirname, 'database/migrations'))
    const { db } = database
    const seededAt = await readSetting(db, 'seeded_at')
    const renewed = seededAt === undefined || replace || products !== null ? null : await renewSeed(db, loadSeed, new Date())
    if (renewed !== null) {
      print(renewedText(renewed))
      return
    }
    if (seededAt !== undefined && !replace) {
      throw new Error(
        `${where[0]?.toUpperCase()}${where.slice(1)} was seeded on ${seededAt.slice(0, 10)}. ` +
          'With --replace everything in it is deleted first, including orders and customers.',
      )
    }
    const key = await readSetting(db, 'signing_key')
    if (seededAt !== undefined) {
      print(`Deleting everything in ${where}`)
      await emptyDatabase(db)
    }
    if (key !== undefined) await settleSetting(db, 'signing_key', key)
    const seed = async () => {
      const handWritten = await loadSeed()
      return products === null ? handWritten : growSeed(handWritten, products)
    }
    await seedDatabase(database, seed, new Date(), print)
    print('Seeded')
  } finally {
    await database.close()
  }
}

if (existsSync('.env')) process.loadEnvFile()
run(process.argv.slice(2), process.env).catch((error: unknown) => {
  process.stderr.write(`${withoutValues(error).message}\n`)
  process.exit(1)
})

/** Deletes all rows of all tables: catalogue, customers, carts and orders. */
async function emptyDatabase(db: Database): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
  const names = tables.map(({ name }) => sql.raw(name))
  if (names.length > 0) await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
}
