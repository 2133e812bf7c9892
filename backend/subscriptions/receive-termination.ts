import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { orderNumber } from '../../app/commerce/contract/order-number'
import type { TerminationReceipt, TerminationRequest } from '../../app/commerce/contract/termination'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { subscriptionRenewals, subscriptions, subscriptionTerminations } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { enqueueMail } from '../queue/enqueue-mail'
import { storedOrderLine } from '../orders/stored-order-line'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { endSubscription } from './end-subscription'
import type { SubscriptionRow } from './quote-delivery'

/** Milliseconds between two acknowledgements to an address that has no subscription of the order that was named. */
const PAUSE_MS = 60 * 60_000

/**
 * Stores a termination, always, ends what it names, and acknowledges it by mail at once (§ 312k BGB). It ends at once, or on the
 * day that was asked for; for cause at once. A termination that matches no subscription is logged and listed for the staff (`npm
 * run orders -- terminations`). Idempotent by `id`.
 */
export async function receiveTermination(
  request: TerminationRequest,
  { store, now }: Pick<Scope, 'store' | 'now'>,
  { db, log }: Pick<Services, 'db' | 'log'>,
): Promise<TerminationReceipt> {
  const email = request.email.toLowerCase()
  const received_at = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`termination ${email}`}, 0))`)
    const [stored] = await tx.select().from(subscriptionTerminations).where(eq(subscriptionTerminations.id, request.id))
    if (stored !== undefined) return stored.received_at
    const named = await namedSubscriptions(tx, { ...request, email })
    const { reason, ends_on } = request
    const isLater = reason === '' && ends_on !== null && ends_on > localDay(now, store.timeZone)
    const days: string[] = []
    for (const subscription of named) {
      if (!isLater) {
        await endSubscription(tx, subscription, { reason: 'terminated', at: now })
        continue
      }
      // A later day does not prolong a contract that is already terminated.
      const day = subscription.ends_on !== null && subscription.ends_on < ends_on ? subscription.ends_on : ends_on
      await tx.update(subscriptions).set({ ends_on: day }).where(eq(subscriptions.id, subscription.id))
      days.push(day)
    }
    const is_acknowledged = named.length > 0 || (await mayAcknowledge(tx, email, now))
    const row = {
      ...request,
      email,
      ends_on: isLater ? (days.toSorted().at(-1) ?? ends_on) : null,
      store_id: store.id,
      received_at: now,
    }
    await tx.insert(subscriptionTerminations).values({ ...row, ended: named.length, is_acknowledged })
    const mail = { type: 'termination-received', termination_id: request.id } as const
    if (is_acknowledged) await enqueueMail(tx, mail, request.id, now)
    if (named.length === 0) log({ level: 'error', event: 'termination-unmatched', termination: request.id })
    return now
  })
  return { received_at: received_at.toISOString() }
}

/**
 * The subscriptions that the order with this number began or that it is a delivery of, when the order or the
 * subscription has this address: an account that moved took its subscriptions along (decision 047). When the order has
 * several, those of the product that is named; a single one ends whatever it is called, because number and address
 * already say which contract is meant (§ 312k BGB).
 */
async function namedSubscriptions(
  tx: Database,
  { number, email, contract }: Pick<TerminationRequest, 'number' | 'email' | 'contract'>,
): Promise<SubscriptionRow[]> {
  const typed = orderNumber(number)
  const isNumbered = eq(orders.number, typed)
  const order = tx.select({ id: orders.id }).from(orders).where(isNumbered)
  const orderOfAddress = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNumbered, eq(orders.email, email)))
  const beganOrRenewed = (found: typeof order | typeof orderOfAddress) => {
    const renewed = tx
      .select({ id: subscriptionRenewals.subscription_id })
      .from(subscriptionRenewals)
      .where(inArray(subscriptionRenewals.order_id, found))
    return or(inArray(subscriptions.order_id, found), inArray(subscriptions.id, renewed))
  }
  const rows = await tx
    .select({ subscription: subscriptions, line: orderLines.item })
    .from(subscriptions)
    .innerJoin(orderLines, and(eq(orderLines.order_id, subscriptions.order_id), eq(orderLines.position, subscriptions.position)))
    .where(or(beganOrRenewed(orderOfAddress), and(beganOrRenewed(order), eq(subscriptions.email, email))))
    .orderBy(asc(subscriptions.id))
    .for('update', { of: subscriptions })
  const named = rows.length === 1 ? rows : rows.filter(({ line }) => isNamed(contract, storedOrderLine.read(line)))
  return named.map(({ subscription }) => subscription).filter(({ state }) => state !== 'ended')
}

/**
 * Whether the typed words name a product, by a part of its name or article number, or with its article number among other words.
 */
function isNamed(contract: string, { name, sku }: { name: string | null; sku: string | null }): boolean {
  const typed = contract.trim().toLowerCase()
  if ([name, sku].some((text) => text?.toLowerCase().includes(typed))) return true
  return sku !== null && sku !== '' && typed.includes(sku.toLowerCase())
}

/** Otherwise the shop could be made to send mails to anyone. */
async function mayAcknowledge(tx: Database, email: string, now: Date): Promise<boolean> {
  const { ended, is_acknowledged, received_at } = subscriptionTerminations
  const isRecent = gt(received_at, new Date(now.getTime() - PAUSE_MS))
  const sentLately = and(eq(subscriptionTerminations.email, email), eq(ended, 0), eq(is_acknowledged, true), isRecent)
  return (await tx.$count(subscriptionTerminations, sentLately)) === 0
}
