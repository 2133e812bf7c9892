import { index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, unique, uuid, date } from 'drizzle-orm/pg-core'
import { products } from './products'
import { stores } from './stores'

const money = () => numeric({ precision: 12, scale: 4, mode: 'number' }).notNull()

export type OrderStatus = 'pending' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned'

/**
 * A placed order. What was agreed (prices, address, shipping) stays as it was, whatever the catalogue says later. The JSON columns hold
 * documents of backend/orders/stored-order.ts and stored-order-line.ts, which know every version that was ever written.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    checkout_order_id: uuid().notNull().unique(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    number: text().notNull(),
    customer_id: integer(),
    email: text().notNull(),
    placed_at: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<OrderStatus>().notNull(),
    currency: text().notNull(),
    items_total: money(),
    discount_total: money(),
    total: money(),
    vat_total: money(),
    shipping: jsonb().notNull(),
    payment: jsonb().notNull(),
    payment_due: date({ mode: 'string' }),
    customer: jsonb().notNull(),
    coupons: text().array().notNull(),
    message: text().notNull(),
  },
  (table) => [
    unique('orders_number').on(table.number),
    index('orders_customer').on(table.customer_id, table.placed_at),
    index('orders_email').on(table.email, table.placed_at),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    price: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    item: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.position] }), index('order_lines_product').on(table.product_id)],
)
