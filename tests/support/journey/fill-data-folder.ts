import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareSeededShop } from '../../../backend/tests/seeded-shop'

/** Where the server's embedded backend keeps its database, in DATA_DIR. */
const DATABASE = 'backend/database'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: tsx tests/support/journey/fill-data-folder.ts FOLDER')

// Empties the data folder and gives it the shop's seeded database, so that the server need not seed one itself.
rmSync(folder, { recursive: true, force: true })
cpSync(await prepareSeededShop(), join(folder, DATABASE), { recursive: true })
