import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { loadOrder } from '../orders/load-order'
import { atProvider } from '../payments/at-provider'
import { attemptOf, type AttemptRow, findAttempt } from '../payments/attempts'
import { payableOrder } from '../payments/payable-order'
import { type Attempt, ProviderRefusal } from '../payments/provider'
import { settlePayment } from '../payments/settle-payment'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import { chargeAttempt } from './charge-attempt'
import { noteCharge } from './note-charge'
import type { RenewalKey } from './place-renewal'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/**
 * Charges a delivery that is ordered and not paid, without the shopper. Repeated after a lost answer or a killed process it charges once: the
 * attempt's id is the provider's idempotency key. Throws a ProviderOutage when the provider does not answer.
 */
export async function chargeRenewal(key: RenewalKey, services: Needs): Promise<void> {
  const { db } = services
  const id = await db.transaction((tx) => chargeAttempt(tx, key, services.now()))
  const row = id === null ? undefined : await findAttempt(db, null, { id })
  if (row === undefined) return
  if (row.reference === null) await charge(row, key, services)
  await settlePayment(row.id, services)
  await db.transaction((tx) => noteCharge(tx, key, row.id, services.now()))
}

async function charge(row: AttemptRow, { subscription_id }: RenewalKey, services: Needs): Promise<void> {
  const isNew = and(eq(paymentAttempts.id, row.id), isNull(paymentAttempts.reference))
  try {
    const { reference } = await atItsProvider(row, await formerAttempt(services.db, subscription_id, row), services)
    await services.db.update(paymentAttempts).set({ reference, state: 'open' }).where(isNew)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { code, message } = error
    services.log({ level: 'error', event: 'renewal-not-charged', order: row.number, attempt: row.id, code, error: message })
    await services.db.update(paymentAttempts).set({ state: 'failed' }).where(isNew)
  }
}

async function atItsProvider(row: AttemptRow, former: Attempt | null, services: Needs): Promise<{ reference: string }> {
  const { provider, attempt } = atProvider(row, services)
  const [order, store] = [await loadOrder(services.db, row.order_id), findStore(row.store_id)]
  if (provider.chargeAgain === undefined || former === null || store === undefined) {
    throw new ProviderRefusal(`Order ${row.number} cannot be charged without the shopper`, 'not-chargeable')
  }
  return provider.chargeAgain(payableOrder(order, store, store.language), attempt, former)
}

/** The newest payment of the subscription's deliveries that was made at the same provider. */
async function formerAttempt(db: Database, subscriptionId: string, row: AttemptRow): Promise<Attempt | null> {
  const begun = db.select({ id: subscriptions.order_id }).from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const renewed = db
    .select({ id: subscriptionRenewals.order_id })
    .from(subscriptionRenewals)
    .where(eq(subscriptionRenewals.subscription_id, subscriptionId))
  const isOfSubscription = or(inArray(paymentAttempts.order_id, begun), inArray(paymentAttempts.order_id, renewed))
  // The card of a payment that was refunded can be charged again.
  const isPaid = inArray(paymentAttempts.state, ['authorized', 'captured', 'refunded'])
  const [newest] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isOfSubscription, isPaid, eq(paymentAttempts.provider, row.provider)))
    .orderBy(desc(paymentAttempts.created_at))
    .limit(1)
  const former = newest && (await findAttempt(db, row.provider, { id: newest.id }))
  const store = former && findStore(former.store_id)
  return former === undefined || store === undefined ? null : attemptOf(former, store.currency)
}
