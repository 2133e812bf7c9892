import { calls } from '../../app/commerce/contract/calls'
import { loadCards } from '../catalogue/cards'
import { loadCategory } from '../catalogue/category-page'
import { loadCategoryTree } from '../catalogue/category-tree'
import { loadBrand, loadTag } from '../catalogue/headings'
import { loadListing } from '../catalogue/listing'
import { loadProduct } from '../catalogue/product-page'
import { upsellingIds } from '../catalogue/upselling'
import type { Endpoints } from '../http/endpoints'
import { notFound } from '../http/refusal'
import type { Services } from '../services'

export function mountCatalogue(api: Endpoints, { db }: Services): void {
  api.get(calls.categoryTree, async ({ query, language }) => loadCategoryTree(db, language, query.main_menu === 'true'))

  api.get(calls.categoryListing, async ({ query, ...scope }) => {
    const category = await loadCategory(db, scope.language, query.uri)
    return { category, ...(await loadListing(db, { scope: 'category', scope_id: category.id }, query, scope)) }
  })

  api.get(calls.brandListing, async ({ query, ...scope }) => {
    const { id, heading } = await loadBrand(db, scope.language, query.slug)
    return { brand: heading, ...(await loadListing(db, { scope: 'brand', scope_id: id }, query, scope)) }
  })

  api.get(calls.tagListing, async ({ query, ...scope }) => {
    const { id, heading } = await loadTag(db, scope.language, query.slug)
    return { tag: heading, ...(await loadListing(db, { scope: 'tag', scope_id: id }, query, scope)) }
  })

  api.get(calls.product, async ({ params, ...scope }) => loadProduct(db, params.slug ?? '', scope))

  api.get(calls.upselling, async ({ params, ...scope }) => {
    const id = Number(params.id)
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound(`The product ${String(params.id)}`)
    return loadCards(db, await upsellingIds(db, id), scope)
  })
}
