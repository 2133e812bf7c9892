import type { Database } from '../../database/database'
import { parseQuery } from '../../search/parse-query'
import { searchCategories } from '../../search/search-categories'
import { searchProducts } from '../../search/search-products'
import { STORES } from '../../stores/stores'

export const NOW = new Date('2026-11-18T09:00:00Z')

/**
 * The answer of a language's store to a query: a page of products, and the categories. With
 * `typing`, as the search dropdown asks.
 */
export async function searchShop(
  db: Database,
  query: string,
  language: string,
  page = { page_size: 5, page: 1 },
  typing = false,
) {
  const store = STORES.find((row) => row.language === language)
  if (store === undefined) throw new Error(`No store speaks ${language}`)
  const words = await parseQuery(db, query, store.language, typing)
  const found = await searchProducts(db, query, words, page, { language: store.language, store, now: NOW })
  return { ...found, categories: await searchCategories(db, words, store.language) }
}
