import { and, eq, sql } from 'drizzle-orm'
import type { CrossSellingProduct, SearchProduct } from '../../app/commerce/contract/product'
import { loadCards } from '../catalogue/cards'
import { canBeOrdered } from '../catalogue/orderable-sql'
import { statement, type Database } from '../database/database'
import { productRelations, products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { reduced } from '../pricing/store-price'
import { unitPrice } from '../pricing/tiers'
import type { Store } from '../stores/stores'
import { accessoryRows } from './accessory-rows'

const MAX_OFFERS = 10

const inCart = sql`any(${sql.placeholder('ids')}::int[])`

/** Each product that is cheaper while one of `ids` is in the cart, with the id that makes it cheapest. */
const offerRows = statement((db) =>
  db
    .selectDistinctOn([productRelations.related_id], {
      id: productRelations.related_id,
      group_id: products.group_id,
      beside: productRelations.product_id,
      percent: sql<number>`coalesce(${productRelations.percent}, 0)::float8`,
      position: productRelations.position,
    })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.related_id))
    .where(
      and(
        eq(productRelations.kind, 'cross-selling'),
        sql`${productRelations.product_id} = ${inCart} and not (${productRelations.related_id} = ${inCart})`,
        canBeOrdered,
      ),
    )
    .orderBy(
      productRelations.related_id,
      sql`${productRelations.percent} desc nulls last`,
      productRelations.position,
      productRelations.product_id,
    )
    .prepare('offers_beside_cart'),
)

/** A product that is `percent` cheaper while the product `beside` is in the cart. */
export type Offer = { id: number; group_id: number | null; beside: number; percent: number }

/** The products that are cheaper while one of `ids` is in the cart, sorted by position; without the products `ids`. */
export async function findOffers(db: Database, ids: readonly number[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  const rows = await offerRows(db).execute({ ids })
  return rows.sort((a, b) => a.position - b.position || b.percent - a.percent || a.id - b.id).slice(0, MAX_OFFERS)
}

/** Products to offer in a cart: those that are cheaper with it, then accessories. All can be ordered and are not in the cart. */
export async function offersForCart(db: Database, cart: readonly number[], scope: Scope): Promise<CrossSellingProduct[]> {
  if (cart.length === 0) return []
  const [offers, accessories] = await Promise.all([findOffers(db, cart), accessoryRows(db).execute({ ids: cart })])
  const ids = [...new Set([...offers, ...accessories].map(({ id }) => id))].slice(0, MAX_OFFERS)
  const cards = await loadCards(db, ids, scope)
  return cards.map((card) => withOffer(card, offers, scope.store))
}

/** A card with its cross-selling price and the product that it depends on; both null without an offer. */
export function withOffer(card: SearchProduct, offers: readonly Offer[], store: Store): CrossSellingProduct {
  const offer = offers.find(({ id }) => id === card.id)
  const single = unitPrice(card.prices, 1)
  if (offer === undefined || single === null) return { ...card, cross_selling_price: null, cross_selling_product_id: null }
  const price = reduced(single, offer.percent, store)
  return { ...card, cross_selling_price: price, cross_selling_product_id: offer.beside }
}
