import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { customers } from '../database/schema/accounts'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { products } from '../database/schema/products'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { roundMoney } from '../stores/money'
import { storeOf, storeOfId, STORES } from '../stores/stores'

const MAX_ROWS = 200

export const OffersQuery = z.object({ email: z.string().toLowerCase().optional() })

/**
 * An offer to make. `price` is for one unit, including VAT, in the currency of the store of the language. `again`: also
 * beside an equal one that is still valid.
 */
export const NewOffer = z.object({
  id: z.uuid(),
  email: z.email().toLowerCase(),
  language: z.enum(LANGUAGES),
  valid_through: z.iso.date(),
  message: z.string().max(500).default(''),
  items: z
    .array(
      z.object({
        sku: z.string().min(1).max(64),
        quantity: z.number().int().min(1).max(5000),
        price: z.number().min(0).max(1e6),
      }),
    )
    .min(1)
    .max(50),
  again: z.boolean().default(false),
})

/** Offers with their goods, the newest first, at most 200; those of one customer, or of all. */
export async function listAllOffers(db: Database, { email }: z.output<typeof OffersQuery>) {
  const rows = await db
    .select({ offer: customerOffers, email: customers.email })
    .from(customerOffers)
    .innerJoin(customers, eq(customers.id, customerOffers.customer_id))
    .where(email === undefined ? undefined : eq(customers.email, email))
    .orderBy(desc(customerOffers.created_at), customerOffers.id)
    .limit(MAX_ROWS)
  const ids = rows.map(({ offer }) => offer.id)
  const goods = await db
    .select({ item: customerOfferItems, sku: products.sku })
    .from(customerOfferItems)
    .innerJoin(products, eq(products.id, customerOfferItems.product_id))
    .where(inArray(customerOfferItems.offer_id, ids))
    .orderBy(customerOfferItems.id)
  return {
    offers: rows.map(({ offer, email: to }) => ({
      id: offer.id,
      email: to,
      valid_through: offer.valid_through,
      is_withdrawn: offer.withdrawn_at !== null,
      currency: STORES.find(({ id }) => id === offer.store_id)?.currency ?? '',
      items: goods.flatMap(({ item, sku }) =>
        item.offer_id === offer.id ? [{ sku, quantity: item.quantity, price: item.price }] : [],
      ),
    })),
  }
}

/**
 * Makes an offer to a customer; a repeated request makes no second one. 404 without such an account or product, 409 `gift-card`
 * for a gift card, `price` for one with more decimals than the currency has, `day` for a last day that is past, `offer-repeated`
 * when the customer has the same goods at these prices in a valid offer.
 */
export async function makeOffer(
  { id, email, language, items, again, ...offer }: z.output<typeof NewOffer>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const store = storeOf(language)
  const uneven = items.find(({ price }) => roundMoney(price, store) !== price)
  if (uneven !== undefined) throw new Refusal(409, 'price', `Prices in ${store.currency} have ${store.digits} decimals`)
  if (offer.valid_through < localDay(now(), store.timeZone)) throw new Refusal(409, 'day', `${offer.valid_through} is past`)
  await db.transaction(async (tx) => {
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email)).for('update')
    if (customer === undefined) throw notFound(`The account ${email}`)
    const skus = items.map(({ sku }) => sku)
    const rows = await tx
      .select({ id: products.id, sku: products.sku, type: products.type })
      .from(products)
      .where(inArray(products.sku, skus))
    const goods = items.map(({ sku, ...terms }) => {
      const product = rows.find((row) => row.sku === sku)
      if (product === undefined) throw notFound(`The product ${sku}`)
      if (product.type === PRODUCT_TYPE.giftCard) throw new Refusal(409, 'gift-card', 'A gift card costs what it is worth')
      return { ...terms, offer_id: id, product_id: product.id }
    })
    const row = { id, ...offer, customer_id: customer.id, store_id: store.id, created_at: now() }
    if (!again) await refuseRepeated(tx, row, goods)
    const made = await tx.insert(customerOffers).values(row).onConflictDoNothing().returning({ id: customerOffers.id })
    if (made.length > 0) await tx.insert(customerOfferItems).values(goods)
  })
}

type Goods = Pick<typeof customerOfferItems.$inferInsert, 'product_id' | 'quantity' | 'price'>
type Row = typeof customerOffers.$inferInsert

/** The answer to the first request may have been lost. The request with the same id is the same offer. */
async function refuseRepeated(tx: Database, { id, customer_id, store_id, created_at }: Row, goods: readonly Goods[]) {
  const today = localDay(created_at, storeOfId(store_id).timeZone)
  const isOfCustomer = and(eq(customerOffers.customer_id, customer_id), eq(customerOffers.store_id, store_id))
  const isValid = and(isNull(customerOffers.withdrawn_at), gte(customerOffers.valid_through, today), ne(customerOffers.id, id))
  const valid = await tx.select({ id: customerOffers.id }).from(customerOffers).where(and(isOfCustomer, isValid))
  for (const { id: offer } of valid) {
    const items = await tx.select().from(customerOfferItems).where(eq(customerOfferItems.offer_id, offer))
    if (!isDeepStrictEqual(sorted(items), sorted(goods))) continue
    throw new Refusal(
      409,
      'offer-repeated',
      `The customer has this offer already: ${offer}. Say --again if it is to be made once more`,
    )
  }
}

const sorted = (goods: readonly Goods[]): Goods[] =>
  goods
    .map(({ product_id, quantity, price }) => ({ product_id, quantity, price }))
    .toSorted((a, b) => a.product_id - b.product_id || a.quantity - b.quantity || a.price - b.price)

/** Takes an offer back; what was ordered stays ordered. Idempotent. 404 for an unknown id. */
export async function withdrawOffer(id: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const [offer] = isUuid(id) ? await db.select().from(customerOffers).where(eq(customerOffers.id, id)) : []
  if (offer === undefined) throw notFound(`The offer ${id}`)
  if (offer.withdrawn_at !== null) return
  await db.update(customerOffers).set({ withdrawn_at: now() }).where(eq(customerOffers.id, id))
}
