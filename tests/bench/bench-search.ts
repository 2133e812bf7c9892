import { connectCarriers } from '../../backend/shipping/carriers'
import { memoryMail } from '../../backend/tests/memory-mail'
import { OWN_PROVIDERS } from '../../backend/tests/own-providers'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createBackend } from '../../backend/app'
import { readSetting } from '../../backend/database/settings'
import { products } from '../../backend/database/schema/products'
import { readsFrom } from '../../backend/database/reads'
import { openDatabase } from '../../backend/open-database'
import { figureOf, figureRow, HEADING } from './figures'
import { checkPlans } from './plans'
import { findQuestions } from './questions'
import { spyOnStatements } from './spy-on-statements'

/**
 * `npm run bench:search` measures listings, facets and searches on the database of DATABASE_URL, or of DATA_DIR (default `data`),
 * and checks that PostgreSQL answers them from indexes. The times are printed; no limit is checked. A plan that scans a large
 * table makes it exit with 1. Seed a shop of the wanted size first: `npm run seed -- --products 100000`.
 */
async function run(env: NodeJS.ProcessEnv): Promise<boolean> {
  const place = { dataDir: join(env.DATA_DIR ?? 'data', 'backend'), databaseUrl: env.DATABASE_URL ?? null }
  const statements = spyOnStatements()
  const lost = (error: Error) => {
    throw error
  }
  const database = await openDatabase(place, lost, statements)
  try {
    const { db } = database
    await database.migrate(join(import.meta.dirname, '../../backend/database/migrations'))
    if ((await readSetting(db, 'seeded_at')) === undefined)
      throw new Error('The database is not seeded: npm run seed -- --products 100000')
    const [size] = await db.select({ products: sql<number>`count(*)::int`, version: sql<string>`version()` }).from(products)
    const keys = {
      signingKey: new Uint8Array(32),
      adminToken: null,
      payments: OWN_PROVIDERS,
      carriers: connectCarriers({}, 'http://127.0.0.1:9', true),
      mail: memoryMail().service,
    }
    const app = createBackend({ db, reads: readsFrom(db), now: () => new Date(), log: () => undefined, ...keys })
    const ask = async (path: string) => {
      const answer = await app.request(path)
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer
    }
    const questions = await findQuestions(db, ask)
    for (const { paths } of questions) for (const path of paths.slice(0, 6)) await ask(path)
    statements.listen()
    process.stdout.write(
      `${(size?.products ?? 0).toLocaleString('en')} products, ${(size?.version ?? '').split(' on ')[0] ?? ''}\n${HEADING}`,
    )
    for (const { name, paths } of questions) process.stdout.write(figureRow(await figureOf(name, paths, ask)))
    statements.stop()
    const offences = await checkPlans(db, statements.heard(), size?.products ?? 0)
    process.stdout.write(`${statements.heard().length} statements, ${offences.length} read a large table as a whole\n`)
    for (const offence of offences) process.stdout.write(`  ${offence}\n`)
    return offences.length === 0
  } finally {
    await database.close()
  }
}

run(process.env).then(
  (honest) => process.exit(honest ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
