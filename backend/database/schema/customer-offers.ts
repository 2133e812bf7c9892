import { date, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customers } from './accounts'
import { products } from './products'
import { stores } from './stores'

/**
 * An offer to one customer in one store, valid through a day (ISO 8601) in the store's time zone. The staff makes it,
 * under an id of the request, so that a repeated request makes no second one. `message` is shown to the customer.
 * `withdrawn_at`: the staff took it back.
 */
export const customerOffers = pgTable(
  'customer_offers',
  {
    id: uuid().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    message: text().notNull(),
    valid_through: date({ mode: 'string' }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('customer_offers_customer').on(table.customer_id, table.store_id)],
)

/**
 * Goods of an offer; `id` is the `offer_item_id` of a line. `price` is for one unit, including VAT, in the currency of the store.
 */
export const customerOfferItems = pgTable(
  'customer_offer_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: uuid()
      .notNull()
      .references(() => customerOffers.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    price: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [index('customer_offer_items_offer').on(table.offer_id)],
)
