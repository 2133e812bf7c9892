import { chosenLines } from '../../app/commerce/contract/chosen-lines'
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
import { notFound } from '../refusal'
import { findOffers, offersForCart, withOffer } from '../related-products/cross-selling'
import { loadRelatedProducts } from '../related-products/related-products'
import type { Services } from '../services'

export function mountCatalogue(api: Endpoints, { db }: Services): void {
  api.read(calls.categoryTree, async (db, { query, language }) => loadCategoryTree(db, language, query.main_menu === 'true'))

  api.read(calls.categoryListing, async (db, { query, ...scope }) => {
    const category = await loadCategory(db, scope.language, query.uri)
    return { category, ...(await loadListing(db, listingKey('category', category.id), query, scope)) }
  })

  api.read(calls.brandListing, async (db, { query, ...scope }) => {
    const { id, heading } = await loadBrand(db, scope.language, query.slug)
    return { brand: heading, ...(await loadListing(db, listingKey('brand', id), query, scope)) }
  })

  api.read(calls.tagListing, async (db, { query, ...scope }) => {
    const { id, heading } = await loadTag(db, scope.language, query.slug)
    return { tag: heading, ...(await loadListing(db, listingKey('tag', id), query, scope)) }
  })

  api.read(calls.product, async (db, { params, ...scope }) => loadProduct(db, params.slug ?? '', scope))

  api.read(calls.upselling, async (db, { params, ...scope }) => {
    const id = Number(params.id)
    if (!canBeId(id)) throw notFound(`The product ${String(params.id)}`)
    const [ids, offers] = await Promise.all([upsellingIds(db, id), findOffers(db, [id])])
    const cards = await loadCards(db, ids, scope)
    return cards.map((card) => withOffer(card, offers, scope.store))
  })

  api.read(calls.relatedProducts, async (db, { params, ...scope }) => {
    const id = Number(params.id)
    if (!canBeId(id)) throw notFound(`The product ${String(params.id)}`)
    return loadRelatedProducts(db, id, scope)
  })

  api.read(calls.campaignListing, async (db, { query, ...scope }) => loadCampaign(db, query, scope))

  api.post(calls.crossSelling, async ({ body, ...scope }) => {
    const inCart = chosenLines(body.cart)
      .map((item) => item.product_id)
      .filter(canBeId)
    return offersForCart(db, inCart, scope)
  })

  api.post(calls.categoryChildren, async ({ body }) =>
    productsWithin(db, body.productIDs.filter(canBeId), body.Categories.filter(canBeId)),
  )
}
