import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AccountExport } from '../../app/commerce/contract/account-details'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { reviews, stockNotifications } from '../database/schema/reviews'
import { subscriptionTerminations } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { isOwnedBy } from '../accounts/owned-purchases'

type Statements = Pick<AccountExport, 'reviews' | 'stock_notices' | 'withdrawals' | 'terminations' | 'gift_cards'>

/**
 * All that a customer has told the shop beside the orders: reviews, stock notices asked for, statements of
 * withdrawal, and terminations of subscriptions. Gift cards that were bought are listed
 * without their codes, because a code can be spent.
 */
export async function exportStatements(db: Database, id: number, email: string): Promise<Statements> {
  return {
    reviews: await reviewsOf(db, id),
    stock_notices: await stockNoticesOf(db, email),
    withdrawals: await withdrawalsOf(db, id, email),
    terminations: await terminationsOf(db, id, email),
    gift_cards: await giftCardsOf(db, id),
  }
}

async function reviewsOf(db: Database, id: number): Promise<Statements['reviews']> {
  const rows = await db
    .select({ order_number: orders.number, sku: products.sku, review: reviews })
    .from(reviews)
    .innerJoin(orders, eq(orders.number, reviews.order_number))
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(isOwnedBy(orders, id))
    .orderBy(asc(reviews.written_at))
  return rows.map(({ order_number, sku, review: { stars, title, text, name, status, written_at } }) => ({
    order_number,
    sku,
    stars,
    title,
    text,
    name,
    status,
    written_at: written_at.toISOString(),
  }))
}

async function stockNoticesOf(db: Database, email: string): Promise<Statements['stock_notices']> {
  const rows = await db
    .select({ sku: products.sku, notice: stockNotifications })
    .from(stockNotifications)
    .innerJoin(products, eq(products.id, stockNotifications.product_id))
    .where(eq(stockNotifications.email, email))
    .orderBy(asc(stockNotifications.asked_at))
  return rows.map(({ sku, notice: { store_id, asked_at, confirmed_at } }) => ({
    sku,
    store_id,
    asked_at: asked_at.toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
  }))
}

/** Withdrawals from the customer's orders, and those sent with the address about an order that was not found. */
async function withdrawalsOf(db: Database, id: number, email: string): Promise<Statements['withdrawals']> {
  const own = db.select({ id: orders.id }).from(orders).where(isOwnedBy(orders, id))
  const isOwn = or(inArray(withdrawals.order_id, own), and(isNull(withdrawals.order_id), eq(withdrawals.email, email)))
  const rows = await db.select().from(withdrawals).where(isOwn).orderBy(asc(withdrawals.received_at))
  return rows.map((row) => ({
    order_number: row.number,
    name: row.name,
    email: row.email,
    extent: row.extent,
    message: row.message,
    received_at: row.received_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
  }))
}

/**
 * Terminations sent with the address, and those that ended something of the customer's orders: they named
 * the number of one and the address of it.
 */
async function terminationsOf(db: Database, id: number, email: string): Promise<Statements['terminations']> {
  const { number, ended } = subscriptionTerminations
  const own = db.select({ number: orders.number }).from(orders).where(isOwnedBy(orders, id))
  // As orderNumber reads what was typed.
  const isOwn = and(gt(ended, 0), inArray(sql`upper(regexp_replace(${number}, '[[:space:]#.-]', '', 'g'))`, own))
  const rows = await db
    .select()
    .from(subscriptionTerminations)
    .where(or(eq(subscriptionTerminations.email, email), isOwn))
    .orderBy(asc(subscriptionTerminations.received_at))
  return rows.map((row) => ({
    order_number: row.number,
    name: row.name,
    email: row.email,
    contract: row.contract,
    reason: row.reason,
    ends_on: row.ends_on,
    received_at: row.received_at.toISOString(),
  }))
}

async function giftCardsOf(db: Database, id: number): Promise<Statements['gift_cards']> {
  const rows = await db
    .select({ order_number: orders.number, card: giftCards })
    .from(giftCards)
    .innerJoin(orders, eq(orders.id, giftCards.order_id))
    .where(isOwnedBy(orders, id))
    .orderBy(asc(giftCards.issued_at), asc(giftCards.piece))
  return rows.map(({ order_number, card: { last4, initial_amount, balance, currency, issued_at, expires_on } }) => ({
    order_number,
    last4,
    amount: initial_amount,
    balance,
    currency,
    issued_at: issued_at.toISOString(),
    expires_on,
  }))
}
