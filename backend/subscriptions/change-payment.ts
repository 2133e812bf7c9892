import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { PayByRequest } from '../../app/commerce/contract/subscription'
import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { subscriptionPaymentChanges, subscriptions } from '../database/schema/subscriptions'
import { withoutValues } from '../database/without-values'
import type { Scope } from '../http/endpoints'
import { notFound, Refusal } from '../refusal'
import type { CardPages } from '../interfaces/card-pages'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'
import { paymentWays, providerAmong } from './payment-ways'
import { isOfOrder } from './is-of-order'
import { chargeUnpaid } from './settle-payment-change'
import type { SubscriptionRow } from './quote-delivery'

/** Milliseconds in which a card can be entered. */
const PAGE_LIFE_MS = 45 * 60_000
/** Milliseconds until the shop itself asks the provider whether a card was entered. */
const CHECK_MS = 5 * 60_000

/**
 * Changes how a subscription is paid: to an invoice at once; to a card by a page of the provider, whose address is answered.
 * Until the card is entered there, the subscription is charged as before. 404 when the subscription is not of the order; 409
 * `subscription-state` when it is over, `payment-unknown`, or `payment-refused` by the provider; 503 when that does not answer.
 */
export async function changePayment(
  orderId: string,
  { subscription_id, payment, urls }: PayByRequest,
  { language }: Pick<Scope, 'language'>,
  services: Services,
): Promise<{ url: string | null }> {
  const { db, now, payments } = services
  const isSubscription = and(eq(subscriptions.id, subscription_id), isOfOrder(orderId))
  const begun = await db.transaction(async (tx) => {
    const [subscription] = await tx.select().from(subscriptions).where(isSubscription).for('update')
    if (subscription === undefined) throw notFound('The subscription')
    if (subscription.state === 'ended') throw new Refusal(409, 'subscription-state', 'The subscription is over')
    const provider = providerAmong(paymentWays(payments, subscription.store_id, language), payment)
    if (provider === null) throw new Refusal(409, 'payment-unknown', 'The subscription cannot be paid in this way')
    const replaced = await replaceOpen(tx, subscription.id)
    const pages = payments.find(provider, subscription.store_id)?.cardPages
    if (pages !== undefined)
      return { replaced, page: { pages, subscription, id: await addChange(tx, subscription, provider, now()) } }
    await tx.update(subscriptions).set({ payment: provider }).where(eq(subscriptions.id, subscription.id))
    await chargeUnpaid(tx, subscription.id, now())
    return { replaced, page: null }
  })
  await endPages(begun.replaced, services)
  return { url: begun.page && (await openPage(begun.page, { language, urls }, services)) }
}

/** Ends the open changes to another card. Returns those whose pages may still be open. */
const replaceOpen = (tx: Database, subscriptionId: string) =>
  tx
    .update(subscriptionPaymentChanges)
    .set({ state: 'replaced', next_check_at: null })
    .where(
      and(
        eq(subscriptionPaymentChanges.subscription_id, subscriptionId),
        inArray(subscriptionPaymentChanges.state, ['created', 'open']),
      ),
    )
    .returning()

async function addChange(tx: Database, { id: subscription_id }: SubscriptionRow, provider: ProviderId, now: Date) {
  const id = randomUUID()
  const expires_at = new Date(now.getTime() + PAGE_LIFE_MS)
  const change = { id, subscription_id, provider, state: 'created', created_at: now, expires_at } as const
  await tx.insert(subscriptionPaymentChanges).values(change)
  return id
}

/** A page that cannot be ended expires by itself; a card entered there is ignored. */
async function endPages(changes: readonly (typeof subscriptionPaymentChanges.$inferSelect)[], services: Services): Promise<void> {
  const { db, log, payments } = services
  for (const { id, provider, reference, subscription_id } of changes) {
    const [of] = await db
      .select({ store: subscriptions.store_id })
      .from(subscriptions)
      .where(eq(subscriptions.id, subscription_id))
    const pages = of && payments.find(provider, of.store)?.cardPages
    if (pages === undefined || reference === null) continue
    await pages.end(reference).catch((error: unknown) => {
      log({ level: 'info', event: 'card-page-not-ended', change: id, error: withoutValues(error).message })
    })
  }
}

async function openPage(
  { pages, subscription, id }: { pages: CardPages; subscription: SubscriptionRow; id: string },
  { language, urls }: { language: Scope['language'] } & Pick<PayByRequest, 'urls'>,
  { db, log }: Services,
): Promise<string> {
  const isChange = eq(subscriptionPaymentChanges.id, id)
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, subscription.order_id))
  const [change] = await db.select().from(subscriptionPaymentChanges).where(isChange)
  if (order === undefined || change === undefined) throw notFound('The subscription')
  const { currency } = storeOfId(subscription.store_id)
  const request = { id, language, currency, email: subscription.email, orderNumber: order.number, expiresAt: change.expires_at }
  const notify = urls.notify.replaceAll('{provider}', change.provider)
  try {
    const { reference, redirectUrl: url } = await pages.begin(request, { ...urls, notify })
    const next_check_at = new Date(change.created_at.getTime() + CHECK_MS)
    const isNew = and(isChange, eq(subscriptionPaymentChanges.state, 'created'))
    const open = { state: 'open', reference, redirect_url: url, next_check_at } as const
    const opened = await db
      .update(subscriptionPaymentChanges)
      .set(open)
      .where(isNew)
      .returning({ id: subscriptionPaymentChanges.id })
    if (opened.length === 0) throw new ProviderRefusal('Another way to pay was chosen meanwhile', 'replaced')
    return url
  } catch (error) {
    if (!(error instanceof ProviderOutage) && !(error instanceof ProviderRefusal)) throw error
    log({ level: 'error', event: 'card-page-not-started', change: id, error: withoutValues(error).message })
    if (error instanceof ProviderOutage) throw new Refusal(503, 'payment-unavailable', 'The payment provider does not answer')
    throw new Refusal(409, 'payment-refused', 'The payment provider does not accept this')
  }
}
