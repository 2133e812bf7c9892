import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CustomerOffers, OfferItemState } from '../../app/commerce/contract/customer-offer'
import { loadCustomerDiscounts } from '../accounts/customers'
import { loadCartProducts } from '../catalogue/cart-products'
import { availableQuantity } from '../catalogue/stock'
import { attributeRows } from '../catalogue/card-queries'
import { MEASURE_KEYS, measureIn } from '../catalogue/measure'
import { thumbOf } from '../catalogue/pictures'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import type { Scope } from '../http/endpoints'
import { depositOf } from '../pricing/deposit'
import { ordinaryPrice } from '../pricing/tiers'
import { vatOf } from '../pricing/vat'
import { addDays, localDay } from '../stores/local-day'
import { offerPrice } from './offer-price'
import { orderedItems } from './offer-terms'

const MAX_OFFERS = 50

/** Days for which an offer that has expired is still shown. */
const DAYS_SHOWN = 30

/** The offers to a customer in a store, those with open goods first. Goods that are not sold any more are left out. */
export async function listOffers(db: Database, customerId: number, scope: Scope): Promise<CustomerOffers> {
  const { store, now } = scope
  const today = localDay(now, store.timeZone)
  const rows = await db
    .select()
    .from(customerOffers)
    .where(
      and(
        ...[eq(customerOffers.customer_id, customerId), eq(customerOffers.store_id, store.id)],
        ...[isNull(customerOffers.withdrawn_at), sql`${customerOffers.valid_through} >= ${addDays(today, -DAYS_SHOWN)}`],
      ),
    )
    .orderBy(desc(sql`${customerOffers.valid_through} >= ${today}`), asc(customerOffers.valid_through), asc(customerOffers.id))
    .limit(MAX_OFFERS)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const goods = await db
    .select()
    .from(customerOfferItems)
    .where(inArray(customerOfferItems.offer_id, ids))
    .orderBy(asc(customerOfferItems.id))
  const ofOffer = groupRows(goods, ({ offer_id }) => offer_id)
  const productIds = goods.map(({ product_id }) => product_id)
  const [products, ordered] = [await loadCartProducts(db, productIds, scope), await orderedItems(db, customerId, null)]
  const discounts = await loadCustomerDiscounts(db, customerId)
  const contents = await attributeRows(db).execute({ language: scope.language, ids: productIds, keys: [...MEASURE_KEYS] })
  const contentsOf = groupRows(contents, ({ product_id }) => product_id)
  const offers = rows.map(({ id, message, valid_through }) => ({
    id,
    message,
    valid_through,
    items: (ofOffer.get(id) ?? []).flatMap((item) => {
      const product = products.get(item.product_id)
      if (product === undefined) return []
      const state: OfferItemState = ordered.has(item.id)
        ? 'ordered'
        : valid_through < today
          ? 'expired'
          : availableQuantity(product) < item.quantity
            ? 'sold-out'
            : 'open'
      return [
        {
          id: item.id,
          product_id: product.id,
          sku: product.sku,
          name: product.name,
          slug: product.slug,
          thumb: thumbOf(product),
          quantity: item.quantity,
          price: state === 'open' || state === 'sold-out' ? offerPrice(item, product, discounts, store) : item.price,
          vat: vatOf(product, store),
          ordinary_price: ordinaryPrice(product.prices),
          deposit: depositOf(product, store),
          state,
          measure: measureIn(contentsOf.get(product.id) ?? []),
        },
      ]
    }),
  }))
  const isOpen = ({ items }: CustomerOffers[number]) => items.some(({ state }) => state === 'open')
  return [...offers.filter(isOpen), ...offers.filter((offer) => !isOpen(offer))]
}
