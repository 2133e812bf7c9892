import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { ReturnCondition, ReturnReason, ReturnState, ReturnWay } from '../../../app/commerce/contract/return'
import type { CarrierId } from './parcels'
import { refunds } from './order-history'
import { orders } from './orders'

/**
 * Goods of an order that come back. `id` is chosen by the caller; `number` is the order's with `-R1`, `-R2`
 * behind it. `refund_id` is the latest refund that was asked for; `refund_amount` what the staff decided to
 * give back, 0 when nothing is left to give.
 */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    number: text().notNull(),
    state: text().$type<ReturnState>().notNull(),
    way: text().$type<ReturnWay>().notNull(),
    announced_at: timestamp({ withTimezone: true }).notNull(),
    send_by: date({ mode: 'string' }),
    received_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    message: text().notNull(),
    refund_id: uuid().references(() => refunds.id),
    refund_amount: numeric({ precision: 12, scale: 4, mode: 'number' }),
    refusal: text(),
  },
  (table) => [
    unique('returns_number').on(table.number),
    index('returns_order').on(table.order_id),
    index('returns_state').on(table.state, table.announced_at),
  ],
)

/** A line of an order, by its position, that comes back whole or in part. `is_sent`: false for what must not be mailed. */
export const returnLines = pgTable(
  'return_lines',
  {
    return_id: uuid()
      .notNull()
      .references(() => returns.id),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    condition: text().$type<ReturnCondition>().notNull(),
    is_sent: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.return_id, table.position] })],
)

/**
 * The label of a return that its carrier books. `waiting` until the carrier has answered; `refused`: it takes no booking of this
 * parcel, so the shopper buys the postage. `write_on` is the code that replaces a printed label; the QR code is a text to draw,
 * or a PNG in base64 as the carrier drew it; `pdf` is the label to print, in base64. `is_mailed_later`: the mail about the
 * announcement has said that the label follows. `arrived_at`: when its carrier delivered the parcel to the shop; `checked_at`:
 * when the carrier was last asked about it.
 */
export const returnLabels = pgTable('return_labels', {
  return_id: uuid()
    .primaryKey()
    .references(() => returns.id),
  carrier: text().$type<CarrierId>().notNull(),
  state: text().$type<'waiting' | 'booked' | 'refused'>().notNull(),
  is_mailed_later: boolean().notNull(),
  /** The price that the shopper pays for it, including VAT, by a lower refund; 0 for a label that the shop pays. */
  price: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
  tracking_number: text(),
  write_on: text(),
  qr_text: text(),
  qr_png: text(),
  pdf: text(),
  arrived_at: timestamp({ withTimezone: true }),
  checked_at: timestamp({ withTimezone: true }),
})
