import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { stores } from './stores'

const money = () => numeric({ precision: 12, scale: 4, mode: 'number' }).notNull()

/**
 * A gift card: one row for each piece of an order line (decision 029). The code is stored as a keyed hash, by which it is found,
 * and encrypted, so that it can be mailed again; `sealed_code` is null once the card is voided. `balance` is the sum of the
 * card's entries. It is valid through the day `expires_on` in the calendar of its store, and pays in its currency alone.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    /** The position of the order line, and which of its pieces, from 0. */
    position: integer().notNull(),
    piece: integer().notNull(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    code_hash: text().notNull(),
    sealed_code: text(),
    last4: text().notNull(),
    initial_amount: money(),
    balance: money(),
    currency: text().notNull(),
    issued_at: timestamp({ withTimezone: true }).notNull(),
    expires_on: date({ mode: 'string' }).notNull(),
    sent_at: timestamp({ withTimezone: true }),
    voided_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('gift_cards_code').on(table.code_hash),
    unique('gift_cards_piece').on(table.order_id, table.position, table.piece),
    check('gift_cards_balance', sql`${table.balance} >= 0 and ${table.balance} <= ${table.initial_amount}`),
  ],
)

type GiftCardEntryType = 'issued' | 'redeemed' | 'given-back' | 'voided' | 'withdrawn'

/**
 * The ledger of gift cards, append-only. `amount` is what the balance changes by: positive when a card is issued or
 * given back, negative when it pays or is voided. `order_id` is the order that the card was bought with, or pays. `key`
 * names the event: the same one counts once.
 */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gift_card_id: uuid()
      .notNull()
      .references(() => giftCards.id),
    type: text().$type<GiftCardEntryType>().notNull(),
    amount: money(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('gift_card_entries_once').on(table.key),
    index('gift_card_entries_card').on(table.gift_card_id),
    index('gift_card_entries_order').on(table.order_id),
  ],
)

/** The gift cards that a checkout is to be paid with. Their balance is taken when it is ordered. */
export const checkoutGiftCards = pgTable(
  'checkout_gift_cards',
  {
    checkout_id: uuid().notNull(),
    gift_card_id: uuid()
      .notNull()
      .references(() => giftCards.id),
    added_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkout_id, table.gift_card_id] })],
)
