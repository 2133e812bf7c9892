import { eq, sql } from 'drizzle-orm'
import type { Companions } from '../../app/commerce/contract/product'
import { lineageRows } from '../carts/lineage-rows'
import { loadCards } from '../catalogue/cards'
import { listingKey } from '../catalogue/listing-key'
import { statement, type Database } from '../database/database'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { notFound } from '../http/refusal'
import { accessoryRows } from './accessory-rows'
import { findOffers, withOffer } from './cross-selling'
import { boughtTogetherRows, mainCategories, popularRows, sameDeviceRows } from './recommended-rows'
import { relatedRows } from './related-rows'
import { type Listed, shareOut } from './share-out'

/** Cards are heavy: more than ten nobody leafs through. */
const AT_MOST = 10

/** What stands around a product on its page; 404 when there is no such product. */
export async function loadCompanions(db: Database, id: number, scope: Scope): Promise<Companions> {
  const [shown] = await shownProduct(db).execute({ id })
  if (shown === undefined) throw notFound(`The product ${id}`)
  const [offers, accessories, related, bought, sameDevice, popular] = await Promise.all([
    findOffers(db, [id]),
    accessoryRows(db).execute({ ids: [id] }),
    relatedRows(db).execute({ id }),
    boughtTogetherRows(db).execute({ id }),
    sameDeviceRows(db).execute({ id }),
    popularBeside(db, id),
  ])
  const recommended = [...bought, ...sameDevice, ...popular]
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
    .select({ id: products.id, group_id: products.group_id })
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('companions_shown'),
)

/** What sells best in the main categories of a product. */
async function popularBeside(db: Database, id: number): Promise<Listed[]> {
  const above = (await lineageRows(db, [id])).get(id) ?? []
  const mains = await mainCategories(db).execute({ ids: above })
  const lists = await Promise.all(mains.map((main) => popularRows(db).execute({ listing: listingKey('category', main.id) })))
  return lists.flat()
}
