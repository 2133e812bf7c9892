import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { and, gt, like } from 'drizzle-orm'
import { products } from '../../../backend/database/schema/products'
import { openDatabase } from '../../../backend/open-database'
import { prepareSeededShop } from '../../../backend/tests/seeded-shop'
import { WANTED } from './goods'

/** Where the server's embedded backend keeps its database, in DATA_DIR. */
const DATABASE = 'backend/database'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: tsx tests/support/journey/fill-data-folder.ts FOLDER')

// Empties the data folder and gives it the shop's seeded database, so that the server need not seed one itself.
rmSync(folder, { recursive: true, force: true })
cpSync(await prepareSeededShop(), join(folder, DATABASE), { recursive: true })

// The journeys buy one article again and again: its stock must last for all of them, and for those to come.
const place = { dataDir: join(folder, dirname(DATABASE)), databaseUrl: null }
const database = await openDatabase(place, (error) => {
  throw error
})
await database.db
  .update(products)
  .set({ stock: 5000 })
  .where(and(like(products.sku, `%-${WANTED}-%`), gt(products.stock, 0)))
await database.close()
