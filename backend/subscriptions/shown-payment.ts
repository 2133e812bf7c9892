import { and, desc, eq, gt } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { Subscription } from '../../app/commerce/contract/subscription'
import { paymentMethods } from '../checkouts/payment-methods'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { subscriptionPaymentChanges, subscriptionRenewals } from '../database/schema/subscriptions'
import type { PaymentProviders } from '../payments/provider'
import { paymentWays } from './payment-ways'
import type { SubscriptionRow } from './quote-delivery'

type ShownPayment = Pick<Subscription, 'payment' | 'payment_name' | 'ways_to_pay' | 'card_page' | 'unpaid'>

/** How a subscription is paid, and what its customer can do about it. */
export async function shownPayment(
  db: Database,
  { id, payment, store_id, state }: SubscriptionRow,
  payments: PaymentProviders,
  language: Language,
): Promise<ShownPayment> {
  const payment_name = paymentMethods([payment], language, false)[0]?.name ?? ''
  if (state === 'ended') return { payment, payment_name, ways_to_pay: [], card_page: null, unpaid: null }
  const ways_to_pay = paymentWays(payments, store_id, language).map(({ id: way, name }) => ({ id: way, name }))
  return { payment, payment_name, ways_to_pay, card_page: await cardPage(db, id), unpaid: await unpaid(db, id) }
}

async function cardPage(db: Database, subscriptionId: string): Promise<string | null> {
  const { subscription_id, state, created_at, redirect_url: url } = subscriptionPaymentChanges
  const isOpen = and(eq(subscription_id, subscriptionId), eq(state, 'open'))
  const [open] = await db.select({ url }).from(subscriptionPaymentChanges).where(isOpen).orderBy(desc(created_at)).limit(1)
  return open?.url ?? null
}

/** The delivery whose charge has failed and is to be tried again. */
async function unpaid(db: Database, subscriptionId: string): Promise<Subscription['unpaid']> {
  const { subscription_id, state, failures, order_id, cycle } = subscriptionRenewals
  const [found] = await db
    .select({ order_id: orders.id, number: orders.number })
    .from(subscriptionRenewals)
    .innerJoin(orders, eq(orders.id, order_id))
    .where(and(eq(subscription_id, subscriptionId), eq(state, 'unpaid'), gt(failures, 0), eq(orders.status, 'pending')))
    .orderBy(desc(cycle))
    .limit(1)
  return found ?? null
}
