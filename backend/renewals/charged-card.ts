import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionPaymentChanges, subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'

/**
 * The payment that keeps the card of a subscription at a provider, by its reference: the newest of its payments, or the card that
 * its customer entered after that. Null when there is none.
 */
export async function chargedCard(db: Database, subscriptionId: string, provider: ProviderId): Promise<string | null> {
  const [payment, change] = [await newestPayment(db, subscriptionId, provider), await newestChange(db, subscriptionId, provider)]
  if (change !== undefined && (payment === undefined || change.at >= payment.at)) return change.reference
  return payment?.reference ?? null
}

async function newestPayment(db: Database, subscriptionId: string, provider: ProviderId) {
  const begun = db.select({ id: subscriptions.order_id }).from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const renewed = db
    .select({ id: subscriptionRenewals.order_id })
    .from(subscriptionRenewals)
    .where(eq(subscriptionRenewals.subscription_id, subscriptionId))
  const isOfSubscription = or(inArray(paymentAttempts.order_id, begun), inArray(paymentAttempts.order_id, renewed))
  // The card of a payment that was refunded can be charged again.
  const isPaid = inArray(paymentAttempts.state, ['authorized', 'captured', 'refunded'])
  const [newest] = await db
    .select({ reference: paymentAttempts.reference, at: paymentAttempts.created_at })
    .from(paymentAttempts)
    .where(and(isOfSubscription, isPaid, eq(paymentAttempts.provider, provider)))
    .orderBy(desc(paymentAttempts.created_at))
    .limit(1)
  return newest
}

async function newestChange(db: Database, subscriptionId: string, provider: ProviderId) {
  const { subscription_id, reference, confirmed_at, state } = subscriptionPaymentChanges
  const isOfProvider = and(eq(subscription_id, subscriptionId), eq(subscriptionPaymentChanges.provider, provider))
  const [newest] = await db
    .select({ reference, at: confirmed_at })
    .from(subscriptionPaymentChanges)
    .where(and(isOfProvider, eq(state, 'confirmed')))
    .orderBy(desc(confirmed_at))
    .limit(1)
  return newest?.at ? { reference: newest.reference, at: newest.at } : undefined
}
