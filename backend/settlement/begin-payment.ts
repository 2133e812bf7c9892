import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CheckoutOrder } from '../../app/commerce/contract/checkout'
import type { Order } from '../../app/commerce/contract/order'
import type { Language } from '../../app/commerce/contract/languages'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import { atProvider } from '../payments/at-provider'
import type { AttemptRow } from '../payments/attempts'
import { payableOrder } from '../payments/payable-order'
import { returnUrls } from '../payments/return-urls'
import { settlePayment } from './settle-payment'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments' | 'signingKey'>

/**
 * Opens the payment of an order at its provider, or finds it open. An order for which the shopper has nothing left to do is
 * settled at once. The attempt's id is the provider's idempotency key, so that a repeated request opens the same payment.
 * `onOpened` runs once, in the transaction that notes a payment page at which the shopper has to pay. Throws a ProviderOutage or
 * a ProviderRefusal.
 */
export async function beginPayment(
  row: AttemptRow,
  { order, language, urls }: { order: Order; language: Language; urls: CheckoutOrder['urls'] },
  services: Needs,
  onOpened?: (tx: Database) => Promise<void>,
): Promise<void> {
  if (row.reference !== null) return
  const { provider, attempt } = atProvider(row, services)
  const store = findStore(row.store_id)
  if (store === undefined) throw new Error(`Order ${row.number} belongs to the unknown store ${row.store_id}`)
  const filled = await returnUrls(urls, { orderId: order.id, provider: row.provider, createdAt: row.created_at }, services)
  const { reference, redirectUrl } = await provider.begin(payableOrder(order, store, language), attempt, filled)
  const isNew = and(eq(paymentAttempts.id, row.id), isNull(paymentAttempts.reference))
  // Meanwhile the order may have been replaced and the attempt settled as never begun. Then it is checked and ended again.
  const next_check_at = sql`coalesce(${paymentAttempts.next_check_at}, ${services.now().toISOString()}::timestamptz)`
  const begun = { reference, redirect_url: redirectUrl, state: 'open', next_check_at } as const
  await services.db.transaction(async (tx) => {
    const noted = await tx.update(paymentAttempts).set(begun).where(isNew).returning({ id: paymentAttempts.id })
    if (noted.length > 0 && redirectUrl !== null) await onOpened?.(tx)
  })
  if (redirectUrl === null) await settlePayment(row.id, services)
}
