import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { PAYMENT_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Fields } from '../../app/commerce/contract/stored-fields'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orders } from '../database/schema/orders'
import { paymentAttempts, paymentEvents } from '../database/schema/payments'
import type { Store } from '../stores/stores'
import type { Attempt } from '../interfaces/provider'

/** Milliseconds in which a charge without the shopper must be made. */
const CHARGE_LIFE_MS = 7 * 24 * 3600_000
/** Milliseconds that must be left when a payment is opened: Stripe's 30 minutes, and one minute for the call. */
const MIN_LIFE_MS = 31 * 60_000
/** Milliseconds between two checks of an authorization whose order is not sent yet. */
export const AUTHORIZATION_CHECK_MS = 24 * 3600_000
/** Milliseconds until the reconciler first checks a new attempt. */
const FIRST_CHECK_MS = 10_000

/** An attempt with the order it is to pay. */
export type AttemptRow = typeof paymentAttempts.$inferSelect & { number: string; store_id: number }

const columns = { attempt: paymentAttempts, number: orders.number, store_id: orders.store_id }

type AskedPayment = { orderId: string; provider: ProviderId; amount: number; currency: string }

/** Adds an attempt to pay an order, not yet begun at its provider; its id. */
export async function addAttempt(tx: Database, asked: AskedPayment, now: Date): Promise<string> {
  const next_check_at = new Date(now.getTime() + FIRST_CHECK_MS)
  const attempt = newAttempt(asked, now, PAYMENT_LIFE_MS)
  await tx.insert(paymentAttempts).values({ ...attempt, next_check_at })
  return attempt.id
}

/** Adds an attempt that is charged without the shopper; its id. The caller follows the charge, so the reconciler does not. */
export async function addChargeAttempt(
  tx: Database,
  { charged_by, ...asked }: AskedPayment & { charged_by: string | null },
  now: Date,
): Promise<string> {
  const attempt = newAttempt(asked, now, CHARGE_LIFE_MS)
  await tx.insert(paymentAttempts).values({ ...attempt, charged_by, next_check_at: null })
  return attempt.id
}

function newAttempt({ orderId, ...asked }: AskedPayment, now: Date, lifeMs: number) {
  const token = randomBytes(24).toString('base64url')
  const times = { created_at: now, expires_at: new Date(now.getTime() + lifeMs) }
  return { id: randomUUID(), order_id: orderId, token, state: 'created', ...asked, ...times } as const
}

const attempts = (db: Database) =>
  db.select(columns).from(paymentAttempts).innerJoin(orders, eq(orders.id, paymentAttempts.order_id))

const rowOf = ({ attempt, ...order }: Awaited<ReturnType<typeof attempts>>[number]): AttemptRow => ({ ...attempt, ...order })

/** Whether enough time is left of an attempt to open its payment. */
export const canBegin = ({ expires_at }: Pick<AttemptRow, 'expires_at'>, now: Date): boolean =>
  expires_at.getTime() - now.getTime() > MIN_LIFE_MS

/** An attempt by its id, or by its provider's reference. */
export async function findAttempt(
  db: Database,
  provider: ProviderId | null,
  key: { id: string } | { reference: string },
): Promise<AttemptRow | undefined> {
  if ('id' in key && !isUuid(key.id)) return undefined
  const isAttempt = 'id' in key ? eq(paymentAttempts.id, key.id) : eq(paymentAttempts.reference, key.reference)
  const [found] = await attempts(db).where(and(isAttempt, provider === null ? undefined : eq(paymentAttempts.provider, provider)))
  return found && rowOf(found)
}

/** The newest attempt to pay an order. */
export async function newestAttempt(db: Database, orderId: string): Promise<AttemptRow | undefined> {
  const newestFirst = attempts(db).where(eq(paymentAttempts.order_id, orderId)).orderBy(desc(paymentAttempts.created_at))
  const [found] = await newestFirst.limit(1)
  return found && rowOf(found)
}

/** The attempts to pay an order that can still be paid. */
export const openAttempts = async (db: Database, orderId: string): Promise<AttemptRow[]> =>
  (await attempts(db).where(and(eq(paymentAttempts.order_id, orderId), inArray(paymentAttempts.state, ['created', 'open'])))).map(
    rowOf,
  )

/** Whether an attempt other than this one has paid the order. */
export async function isPaidByAnother(tx: Database, { id, order_id }: Pick<AttemptRow, 'id' | 'order_id'>): Promise<boolean> {
  const others = and(
    eq(paymentAttempts.order_id, order_id),
    ne(paymentAttempts.id, id),
    inArray(paymentAttempts.state, ['authorized', 'captured']),
  )
  return (await tx.$count(paymentAttempts, others)) > 0
}

/** The attempt as its provider takes it. */
export function attemptOf(row: AttemptRow, currency: Store['currency']): Attempt {
  return {
    id: row.id,
    token: row.token,
    reference: row.reference,
    orderReference: row.order_reference,
    expiresAt: row.expires_at,
    orderNumber: row.number,
    storeId: row.store_id,
    amount: row.amount,
    currency,
  }
}

/**
 * The version of `payment_events.detail`, which is kept for the staff and read by no code.
 * Version 1 was written without its number.
 */
const DETAIL_VERSION = 2

type PaymentEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'detail'> & { detail: Fields }

/** Adds an event to the history of payments; false when it is there already. */
export async function addEvent(tx: Database, { detail, ...event }: PaymentEvent): Promise<boolean> {
  const row = { ...event, detail: { ...detail, version: DETAIL_VERSION } }
  const added = await tx.insert(paymentEvents).values(row).onConflictDoNothing().returning({ id: paymentEvents.id })
  return added.length > 0
}

/** The secret of an attempt's notification URL; null when there is no such attempt. */
export async function tokenOfAttempt(db: Database, id: string): Promise<string | null> {
  return (await findAttempt(db, null, { id }))?.token ?? null
}
