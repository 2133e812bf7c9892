import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { subscriptionPaymentChanges, subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { withoutValues } from '../database/without-values'
import { ProviderOutage } from '../interfaces/provider'
import type { Services } from '../services'
import { isOfOrder } from './is-of-order'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Milliseconds between two checks of an open page. */
const LOOK_MS = 5 * 60_000
/** Maximum number of changes checked in one round. */
const BATCH = 20

/**
 * Asks the provider whether the card of a change was entered, and moves the subscription to it: for the shopper's return, the
 * webhook and the round. False when there is no such change. Throws a ProviderOutage or a ProviderRefusal.
 */
async function settlePaymentChange(id: string, { db, now, payments }: Needs): Promise<boolean> {
  if (!isUuid(id)) return false
  const isChange = eq(subscriptionPaymentChanges.id, id)
  const [found] = await db
    .select({ change: subscriptionPaymentChanges, store: subscriptions.store_id })
    .from(subscriptionPaymentChanges)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPaymentChanges.subscription_id))
    .where(isChange)
  if (found === undefined) return false
  const { change, store } = found
  const pages = payments.find(change.provider, store)?.cardPages
  if (change.state !== 'open' || change.reference === null || pages === undefined) return true
  const state = await pages.read(change.reference)
  if (state === 'expired') {
    const expired = { state: 'expired', next_check_at: null } as const
    await db
      .update(subscriptionPaymentChanges)
      .set(expired)
      .where(and(isChange, eq(subscriptionPaymentChanges.state, 'open')))
  }
  if (state === 'kept') await db.transaction((tx) => confirm(tx, id, now()))
  return true
}

/** The provider names a change by its id. */
export const settleNamedChange = (attempt: { id: string } | { reference: string }, services: Needs): Promise<boolean> =>
  'id' in attempt ? settlePaymentChange(attempt.id, services) : Promise.resolve(false)

async function confirm(tx: Database, id: string, now: Date): Promise<void> {
  const isChange = eq(subscriptionPaymentChanges.id, id)
  const [named] = await tx.select().from(subscriptionPaymentChanges).where(isChange)
  if (named === undefined) return
  await tx.select().from(subscriptions).where(eq(subscriptions.id, named.subscription_id)).for('update')
  const confirmed = { state: 'confirmed', confirmed_at: now, next_check_at: null } as const
  const isOpen = and(isChange, eq(subscriptionPaymentChanges.state, 'open'))
  const changed = await tx
    .update(subscriptionPaymentChanges)
    .set(confirmed)
    .where(isOpen)
    .returning({ id: subscriptionPaymentChanges.id })
  if (changed.length === 0) return
  await tx.update(subscriptions).set({ payment: named.provider }).where(eq(subscriptions.id, named.subscription_id))
  await chargeUnpaid(tx, named.subscription_id, now)
}

/**
 * Deliveries whose charge failed are charged in the new way at once. A charge that is under way stays with the former way to pay.
 */
export async function chargeUnpaid(tx: Database, subscriptionId: string, now: Date): Promise<void> {
  const { subscription_id, state, charge_attempt_id } = subscriptionRenewals
  const isUnpaid = and(eq(subscription_id, subscriptionId), eq(state, 'unpaid'), isNull(charge_attempt_id))
  await tx.update(subscriptionRenewals).set({ next_try_at: now }).where(isUnpaid)
}

/**
 * Settles the open changes of the subscriptions of an order, for a shopper who comes back from the
 * page. One that cannot be read stays open.
 */
export async function settleChangesOf(orderId: string, services: Needs): Promise<void> {
  const ofOrder = services.db.select({ id: subscriptions.id }).from(subscriptions).where(isOfOrder(orderId))
  const isOpen = and(inArray(subscriptionPaymentChanges.subscription_id, ofOrder), eq(subscriptionPaymentChanges.state, 'open'))
  const open = await services.db.select({ id: subscriptionPaymentChanges.id }).from(subscriptionPaymentChanges).where(isOpen)
  for (const { id } of open) await trySettling(id, services)
}

/** One round: settles changes that neither a webhook nor a returning shopper reported. Several workers may do so at once. */
export async function settlePaymentChanges(services: Needs): Promise<void> {
  const { db, now } = services
  const { id, next_check_at } = subscriptionPaymentChanges
  const due = await db.transaction(async (tx) => {
    const isDue = lte(next_check_at, now())
    const rows = await tx
      .select({ id })
      .from(subscriptionPaymentChanges)
      .where(isDue)
      .orderBy(asc(next_check_at))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const later = { next_check_at: new Date(now().getTime() + LOOK_MS) }
    for (const row of rows) await tx.update(subscriptionPaymentChanges).set(later).where(eq(id, row.id))
    return rows
  })
  for (const row of due) await trySettling(row.id, services)
}

async function trySettling(change: string, services: Needs): Promise<void> {
  await settlePaymentChange(change, services).catch((error: unknown) => {
    const level = error instanceof ProviderOutage ? 'info' : 'error'
    services.log({ level, event: 'card-page-check-failed', change, error: withoutValues(error).message })
  })
}
