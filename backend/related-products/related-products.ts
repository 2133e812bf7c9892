import { and, asc, eq, sql } from 'drizzle-orm'
import type { RelatedProducts } from '../../app/commerce/contract/product'
import { categoriesWithAncestors } from '../carts/categories-with-ancestors'
import { loadCards } from '../catalogue/cards'
import { listingKey } from '../catalogue/listing-key'
import { canBeOrdered } from '../catalogue/orderable-sql'
import { statement, type Database } from '../database/database'
import { productFits } from '../database/schema/attributes'
import { productRelations, products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { notFound } from '../refusal'
import { accessoryRows } from './accessory-rows'
import { findOffers, withOffer } from './cross-selling'
import { boughtTogetherRows, popularRows, sameDeviceRows } from './recommended-rows'
import { mainCategoriesOf, topCategoriesAmong } from './category-rows'
import { distinctLists, type Listed } from './distinct-lists'

const MAX_PER_LIST = 10

/** The lists of other products on a product page; 404 for an unknown product. No product is in two lists. */
export async function loadRelatedProducts(db: Database, id: number, scope: Scope): Promise<RelatedProducts> {
  const [shown] = await shownProduct(db).execute({ id })
  if (shown === undefined) throw notFound(`The product ${id}`)
  const [offers, accessories, related, bought, sameDevice] = await Promise.all([
    findOffers(db, [id]),
    accessoryRows(db).execute({ ids: [id] }),
    relatedRows(db).execute({ id }),
    boughtTogetherRows(db).execute({ id }),
    sameDeviceRows(db).execute({ id }),
  ])
  const ids = [...offers, ...accessories].map((product) => product.id)
  const categories = shown.fits ? await mainCategoriesOf(db).execute({ ids }) : await topCategories(db, id)
  const recommended = [...bought, ...sameDevice, ...(await popularOf(db, categories))]
  const lists = distinctLists([offers, accessories, related, recommended], shown, MAX_PER_LIST)
  const cards = await loadCards(db, lists.flat(), scope)
  const cardsOf = (at: number) => cards.filter((card) => lists[at]?.includes(card.id))
  return {
    cross_selling: cardsOf(0).map((card) => withOffer(card, offers, scope.store)),
    accessories: cardsOf(1),
    related: cardsOf(2),
    recommended: cardsOf(3),
  }
}

const shownProduct = statement((db) =>
  db
    .select({
      id: products.id,
      group_id: products.group_id,
      fits: sql<boolean>`exists (select from ${productFits} where ${productFits.product_id} = ${products.id})`,
    })
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('related_products_shown'),
)

/** Alternatives to a product that can be ordered, best first. */
const relatedRows = statement((db) =>
  db
    .select({ id: products.id, group_id: products.group_id })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.related_id))
    .where(and(eq(productRelations.product_id, sql.placeholder('id')), eq(productRelations.kind, 'related'), canBeOrdered))
    .orderBy(asc(productRelations.position))
    .prepare('related_rows'),
)

/** The top-level category of a product. Not used for products that fit devices, because it has products for other devices too. */
async function topCategories(db: Database, id: number): Promise<{ id: number }[]> {
  const ids = (await categoriesWithAncestors(db, [id])).get(id) ?? []
  return topCategoriesAmong(db).execute({ ids })
}

/** The best-selling products of some categories, taken in turn from each. */
async function popularOf(db: Database, categories: readonly { id: number }[]): Promise<Listed[]> {
  const lists = await Promise.all(categories.map(({ id }) => popularRows(db).execute({ listing: listingKey('category', id) })))
  return inTurn(lists)
}

/** The first item of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const maxLength = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: maxLength }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
