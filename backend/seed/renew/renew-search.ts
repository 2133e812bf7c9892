import { inArray } from 'drizzle-orm'
import { markPopular } from '../../catalogue/precompute'
import type { Database } from '../../database/database'
import { searchCategories, searchDocuments } from '../../database/schema/search'
import type { SeedCatalogue } from '../data/records'
import { categorySearchTexts, productSearchTexts } from '../write/search-texts'
import { indexCategories, indexProducts } from '../write/seed-search-index'
import type { TextIds } from './seed-texts'

/** Ids of rows whose texts the shop has changed: their search texts are not renewed. */
type Kept = { products: ReadonlySet<number>; categories: ReadonlySet<number> }

/** Indexes the seed's products and categories once more, with its texts. */
export async function renewSearch(db: Database, catalogue: SeedCatalogue, ids: TextIds, kept: Kept): Promise<void> {
  const categories = categorySearchTexts(catalogue, ids).filter(({ id }) => id !== 0 && !kept.categories.has(id))
  await db.delete(searchCategories).where(inArray(searchCategories.category_id, idsOf(categories)))
  await indexCategories(db, categories)
  const products = productSearchTexts(catalogue, ids).filter(({ id }) => id !== 0 && !kept.products.has(id))
  await db.delete(searchDocuments).where(inArray(searchDocuments.product_id, idsOf(products)))
  await indexProducts(db, products, false)
  await markPopular(db)
}

const idsOf = (rows: readonly { id: number }[]): number[] => [...new Set(rows.map(({ id }) => id))]
