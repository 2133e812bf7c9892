import { eq, sql } from 'drizzle-orm'
import type { Companions } from '../../app/commerce/contract/product'
import { categoriesWithAncestors } from '../carts/categories-with-ancestors'
import { loadCards } from '../catalogue/cards'
import { listingKey } from '../catalogue/listing-key'
import { statement, type Database } from '../database/database'
import { productFits } from '../database/schema/attributes'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { notFound } from '../http/refusal'
import { accessoryRows } from './accessory-rows'
import { findOffers, withOffer } from './cross-selling'
import { boughtTogetherRows, popularRows, sameDeviceRows } from './recommended-rows'
import { mainCategoriesOf, topCategoriesAmong } from './shelf-rows'
import { relatedRows } from './related-rows'
import { type Listed, shareOut } from './share-out'

/** Cards are heavy: more than ten nobody leafs through. */
const AT_MOST = 10

/** What stands around a product on its page; 404 when there is no such product. */
export async function loadCompanions(db: Database, id: number, scope: Scope): Promise<Companions> {
  const [shown] = await shownProduct(db).execute({ id })
  if (shown === undefined) throw notFound(`The product ${id}`)
  const [offers, accessories, related, bought, sameDevice] = await Promise.all([
    findOffers(db, [id]),
    accessoryRows(db).execute({ ids: [id] }),
    relatedRows(db).execute({ id }),
    boughtTogetherRows(db).execute({ id }),
    sameDeviceRows(db).execute({ id }),
  ])
  const beside = [...offers, ...accessories].map((product) => product.id)
  const shelves = shown.fits ? await mainCategoriesOf(db).execute({ ids: beside }) : await topCategories(db, id)
  const recommended = [...bought, ...sameDevice, ...(await popularOf(db, shelves))]
  const shared = shareOut([offers, accessories, related, recommended], shown, AT_MOST)
  const cards = await loadCards(db, shared.flat(), scope)
  const list = (at: number) => cards.filter((card) => shared[at]?.includes(card.id))
  return {
    cross_selling: list(0).map((card) => withOffer(card, offers, scope.store)),
    accessories: list(1),
    related: list(2),
    recommended: list(3),
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
    .prepare('companions_shown'),
)

/** The top of the tree over a product. One that is for certain devices stands there among goods for others: its companions' shelves serve it better. */
async function topCategories(db: Database, id: number): Promise<{ id: number }[]> {
  const ids = (await categoriesWithAncestors(db, [id])).get(id) ?? []
  return topCategoriesAmong(db).execute({ ids })
}

/** What sells best on some shelves, in turn. */
async function popularOf(db: Database, shelves: readonly { id: number }[]): Promise<Listed[]> {
  const lists = await Promise.all(shelves.map((shelf) => popularRows(db).execute({ listing: listingKey('category', shelf.id) })))
  return inTurn(lists)
}

/** The first of each list, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
