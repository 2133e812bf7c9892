import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { Subscription } from '../../app/commerce/contract/subscription'
import { paymentMethods } from '../quotes/payment-methods'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { subscriptionPaymentChanges, subscriptionRenewals } from '../database/schema/subscriptions'
import type { PaymentProviders } from '../interfaces/provider'
import { paymentWays } from './payment-ways'
import type { SubscriptionRow } from './quote-delivery'

type ShownPayment = Pick<Subscription, 'payment' | 'payment_name' | 'ways_to_pay' | 'card_page' | 'unpaid'>

/**
 * By subscription, the page on which a card can be entered, and the delivery whose charge has failed and is to be tried again.
 */
export type PaymentFacts = {
  cardPages: ReadonlyMap<string, string | null>
  unpaid: ReadonlyMap<string, NonNullable<Subscription['unpaid']>>
}

export const loadPaymentFacts = async (db: Database, subscriptionIds: readonly string[]): Promise<PaymentFacts> => ({
  cardPages: await cardPages(db, subscriptionIds),
  unpaid: await unpaidDeliveries(db, subscriptionIds),
})

/** The payment of a subscription, and what its customer can do about it. */
export function shownPayment(
  { id, payment, store_id, state }: SubscriptionRow,
  { cardPages: pages, unpaid }: PaymentFacts,
  payments: PaymentProviders,
  language: Language,
): ShownPayment {
  const payment_name = paymentMethods([payment], language, false)[0]?.name ?? ''
  if (state === 'ended') return { payment, payment_name, ways_to_pay: [], card_page: null, unpaid: null }
  const ways_to_pay = paymentWays(payments, store_id, language).map(({ id: way, name }) => ({ id: way, name }))
  return { payment, payment_name, ways_to_pay, card_page: pages.get(id) ?? null, unpaid: unpaid.get(id) ?? null }
}

async function cardPages(db: Database, subscriptionIds: readonly string[]): Promise<PaymentFacts['cardPages']> {
  const { subscription_id: id, state, created_at, redirect_url: url } = subscriptionPaymentChanges
  const rows = await db
    .selectDistinctOn([id], { id, url })
    .from(subscriptionPaymentChanges)
    .where(and(inArray(id, [...subscriptionIds]), eq(state, 'open')))
    .orderBy(id, desc(created_at))
  return new Map(rows.map((row) => [row.id, row.url]))
}

async function unpaidDeliveries(db: Database, subscriptionIds: readonly string[]): Promise<PaymentFacts['unpaid']> {
  const { subscription_id: id, state, failures, order_id, cycle } = subscriptionRenewals
  const isUnpaid = and(eq(state, 'unpaid'), gt(failures, 0), eq(orders.status, 'pending'))
  const rows = await db
    .selectDistinctOn([id], { id, unpaid: { order_id: orders.id, number: orders.number } })
    .from(subscriptionRenewals)
    .innerJoin(orders, eq(orders.id, order_id))
    .where(and(inArray(id, [...subscriptionIds]), isUnpaid))
    .orderBy(id, desc(cycle))
  return new Map(rows.map((row) => [row.id, row.unpaid]))
}
