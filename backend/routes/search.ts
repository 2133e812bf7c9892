import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import { searchCategories } from '../search/search-categories'
import { findHints } from '../search/search-hints'
import { searchProducts } from '../search/search-products'
import { parseQuery } from '../search/parse-query'

export function mountSearch(api: Endpoints): void {
  api.read(calls.products, async (db, { query, setHeader, ...scope }) => {
    const words = await parseQuery(db, query.query, scope.language, query.typing === 'true')
    const [page, categories] = await Promise.all([
      searchProducts(db, query.query, words, query, scope),
      query.co === undefined ? [] : searchCategories(db, words, scope.language),
    ])
    setHeader('x-be-records', String(page.total))
    return { ...page, categories }
  })

  api.read(calls.searchTriggers, async (db, { query, language }) => findHints(db, query.query, language))
}
