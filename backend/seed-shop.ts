import { join } from 'node:path'
import { settleSetting, readSetting } from './database/settings'
import { openDatabase } from './open-database'
import { emptyShop } from './seed/write/empty-database'
import { growSeed } from './seed/grow/grow-seed'
import { loadSeed } from './seed/load-seed'
import { plant } from './seed/write/seed-database'
import { readSeedOptions } from './seed/seed-options'
import { withoutValues } from './database/without-values'

/**
 * `npm run seed -- --products 100000`: plants a shop of that size into the database of DATABASE_URL, or into the embedded one below
 * DATA_DIR (default `data`), and ends. One that is already planted is left alone unless `--replace` says to empty it first.
 */
async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { products, replace } = readSeedOptions(args)
  const place = { dataDir: join(env.DATA_DIR ?? 'data', 'backend'), databaseUrl: env.DATABASE_URL ?? null }
  const start = Date.now()
  const say = (message: string) => process.stdout.write(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${message}\n`)
  const database = await openDatabase(place, (error) => {
    say(`A connection was lost: ${error.message}`)
  })
  try {
    await database.migrate(env.MIGRATIONS_DIR ?? join(import.meta.dirname, 'database/migrations'))
    const { db } = database
    const planted = await readSetting(db, 'seeded_at')
    if (planted !== undefined && !replace) {
      throw new Error(
        `${place.databaseUrl === null ? `The database in ${place.dataDir}` : 'The database of DATABASE_URL'} was planted on ${planted.slice(0, 10)}. ` +
          'With --replace everything in it is deleted first, orders and customers too.',
      )
    }
    const key = await readSetting(db, 'signing_key')
    if (planted !== undefined) await emptyShop(db)
    if (key !== undefined) await settleSetting(db, 'signing_key', key)
    const seed = async () => {
      const written = await loadSeed()
      return products === null ? written : growSeed(written, products)
    }
    await plant(database, seed, new Date(), say)
    say('Planted')
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2), process.env).catch((error: unknown) => {
  process.stderr.write(`${withoutValues(error).message}\n`)
  process.exit(1)
})
