import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { and, gt, like } from 'drizzle-orm'
import { products } from '../../../backend/database/schema/products'
import { openPglite } from '../../../backend/database/pglite'
import { contentKey } from '../../../backend/tests/content-key'
import { prepareOnce } from '../../../backend/tests/prepared-database'
import { prepareSeededShop } from '../../../backend/tests/seeded-shop'
import { SPECIAL_GOODS } from './special-goods'
import { WANTED } from './wanted'

/** Where the server's embedded backend keeps its database, in DATA_DIR. */
const DATABASE = 'backend/database'

/** Pieces of each article: the journeys buy one again and again, so it must last for all of them, and for those to come. */
const STOCK = 5000

/** The sources that choose the special goods and name their pages, apart from those of the database. */
const SOURCES = ['app/routing', 'app/store', 'tests/support/journey/find-special-goods.ts']

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: tsx tests/support/journey/fill-data-folder.ts FOLDER')

const seeded = await prepareSeededShop()
const stocked = await prepareOnce(`journeys-${WANTED}-${STOCK}-${basename(seeded)}`, async (unfinished) => {
  cpSync(seeded, unfinished, { recursive: true })
  const database = await openPglite(unfinished)
  await database.db
    .update(products)
    .set({ stock: STOCK })
    .where(and(like(products.sku, `%-${WANTED}-%`), gt(products.stock, 0)))
  await database.close()
})
const goods = contentKey(join(import.meta.dirname, '../../..'), SOURCES)
const specialGoods = await prepareOnce(`${SPECIAL_GOODS}-${goods}-${basename(seeded)}`, async (unfinished) => {
  // Loading and building the seed takes 2 CPU seconds.
  const { findSpecialGoods } = await import('./find-special-goods')
  writeFileSync(unfinished, JSON.stringify(findSpecialGoods()))
})
// Empties the data folder and gives it the shop's seeded database, so that the server need not seed one itself.
rmSync(folder, { recursive: true, force: true })
cpSync(stocked, join(folder, DATABASE), { recursive: true })
cpSync(specialGoods, join(folder, SPECIAL_GOODS))
