import { boolean, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './products'
import { stores } from './stores'

/** A deal from `starts_at` until `expires_at`, the same in all stores; its reduction is the product's campaign price. */
export const deals = pgTable('deals', {
  starts_at: timestamp({ withTimezone: true }).primaryKey(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  product_id: integer()
    .notNull()
    .references(() => products.id),
})

const money = () => numeric({ precision: 12, scale: 4, mode: 'number' })
const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' })
const ids = () => integer().array().notNull()

/**
 * A discount rule of one store; the fields are those of the contract (spec section 3, Coupon), amounts in the store's currency.
 * `adds_product`: the code adds one piece of this product to the cart, free of charge, while its minimum spend is reached.
 */
export const coupons = pgTable(
  'coupons',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    code: text().notNull(),
    discount_label: text().notNull(),
    starts_at: timestamp({ withTimezone: true }),
    ends_at: timestamp({ withTimezone: true }),
    minimum_spend: money(),
    percentage_discount: percent(),
    discount_type_percentage: boolean().notNull(),
    discount_type_value: integer().notNull(),
    fixed_amount: money(),
    specific_groups: ids(),
    excluded_groups: ids(),
    specific_discount_categories: text().array().notNull(),
    buy_x: integer(),
    get_y: integer(),
    buy_products: ids(),
    get_products: ids(),
    buy_categories: ids(),
    get_categories: ids(),
    buy_groups: ids(),
    get_groups: ids(),
    buy_x_percentage_total: percent(),
    buy_x_increment: boolean().notNull(),
    buy_x_interval: integer(),
    adds_product: integer().references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.code] })],
)
