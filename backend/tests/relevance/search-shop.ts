import type { Database } from '../../database/database'
import { parseQuery } from '../../search/parse-query'
import { searchCategories } from '../../search/search-categories'
import { searchProducts } from '../../search/search-products'
import { STORES } from '../../stores/stores'

export const NOW = new Date('2026-11-18T09:00:00Z')

/** The answer of a language's store to a query: a page of products, and the categories. */
export async function searchShop(db: Database, query: string, language: string, page = { page_size: 5, page: 1 }) {
  const store = STORES.find((row) => row.language === language)
  if (store === undefined) throw new Error(`No store speaks ${language}`)
  const words = await parseQuery(db, query, store.language)
  const found = await searchProducts(db, query, words, page, { language: store.language, store, now: NOW })
  return { ...found, categories: await searchCategories(db, words, store.language) }
}
