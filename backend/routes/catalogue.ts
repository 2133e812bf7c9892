import { calls } from '../../app/commerce/contract/calls'
import { loadCampaign } from '../catalogue/campaign-listing'
import { loadCards } from '../catalogue/cards'
import { loadCategory } from '../catalogue/category-page'
import { loadCategoryTree } from '../catalogue/category-tree'
import { productsWithin } from '../catalogue/category-children'
import { loadBrand, loadTag } from '../catalogue/listing-headings'
import { loadListing } from '../catalogue/listing'
import { listingKey } from '../catalogue/listing-key'
import { loadProduct } from '../catalogue/product-page'
import { upsellingIds } from '../catalogue/upselling'
import { canBeId } from '../database/known-id'
import type { Endpoints } from '../http/endpoints'
import { notFound } from '../http/refusal'
import { findOffers, offersForCart, withOffer } from '../related-products/cross-selling'
import { loadRelatedProducts } from '../related-products/related-products'
import type { Services } from '../services'

export function mountCatalogue(api: Endpoints, { db }: Services): void {
  api.get(calls.categoryTree, async ({ query, language }) => loadCategoryTree(db, language, query.main_menu === 'true'))

  api.get(calls.categoryListing, async ({ query, ...scope }) => {
    const category = await loadCategory(db, scope.language, query.uri)
    return { category, ...(await loadListing(db, listingKey('category', category.id), query, scope)) }
  })

  api.get(calls.brandListing, async ({ query, ...scope }) => {
    const { id, heading } = await loadBrand(db, scope.language, query.slug)
    return { brand: heading, ...(await loadListing(db, listingKey('brand', id), query, scope)) }
  })

  api.get(calls.tagListing, async ({ query, ...scope }) => {
    const { id, heading } = await loadTag(db, scope.language, query.slug)
    return { tag: heading, ...(await loadListing(db, listingKey('tag', id), query, scope)) }
  })

  api.get(calls.product, async ({ params, ...scope }) => loadProduct(db, params.slug ?? '', scope))

  api.get(calls.upselling, async ({ params, ...scope }) => {
    const id = Number(params.id)
    if (!canBeId(id)) throw notFound(`The product ${String(params.id)}`)
    const [ids, offers] = await Promise.all([upsellingIds(db, id), findOffers(db, [id])])
    const cards = await loadCards(db, ids, scope)
    return cards.map((card) => withOffer(card, offers, scope.store))
  })

  api.get(calls.relatedProducts, async ({ params, ...scope }) => {
    const id = Number(params.id)
    if (!canBeId(id)) throw notFound(`The product ${String(params.id)}`)
    return loadRelatedProducts(db, id, scope)
  })

  api.get(calls.campaignListing, async ({ query, ...scope }) => loadCampaign(db, query, scope))

  api.post(calls.crossSelling, async ({ body, ...scope }) => {
    const inCart = body.cart.map((item) => item.product_id).filter(canBeId)
    return offersForCart(db, inCart, scope)
  })

  api.post(calls.categoryChildren, async ({ body }) =>
    productsWithin(db, body.productIDs.filter(canBeId), body.Categories.filter(canBeId)),
  )
}
