import { and, asc, eq, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  accountCarts,
  accountLinks,
  customerDetails,
  customerDiscounts,
  customers,
  refreshTokens,
} from '../database/schema/accounts'
import { emailChanges } from '../database/schema/email-changes'
import { customerOffers } from '../database/schema/customer-offers'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { orderLines, orders } from '../database/schema/orders'
import { passkeys } from '../database/schema/passkeys'
import { stockNotifications } from '../database/schema/reviews'
import { savedDevices } from '../database/schema/saved-devices'
import { subscriptions } from '../database/schema/subscriptions'
import { Refusal, unauthorized } from '../refusal'
import type { Services } from '../services'
import { storedOrderLine } from '../orders/stored-order-line'
import { isOwnedBy } from '../accounts/owned-purchases'
import { passwordMatches } from '../accounts/passwords'

/**
 * Closes an account and deletes its data. Its orders and ended subscriptions stay for bookkeeping, as those of a guest (decision
 * 040). Refused with 403 and 409 as the contract says.
 */
export async function deleteAccount(id: number, password: string, { db }: Pick<Services, 'db'>): Promise<null> {
  const [asking] = await db.select().from(customers).where(eq(customers.id, id))
  if (asking === undefined) throw unauthorized('The account is closed')
  if (!(await passwordMatches(asking.password_hash, password))) {
    throw new Refusal(403, 'password-wrong', 'The password is wrong')
  }
  await db.transaction(async (tx) => {
    // The row is locked and read again: the address may have changed.
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
    if (customer === undefined) throw unauthorized('The account is closed')
    // Someone who closes the account does not expect more mails, review invitations of its orders with
    // another address included (decision 040).
    const isOwnOrder = or(eq(orders.email, customer.email), eq(orders.customer_id, id))
    await tx.select({ id: orders.id }).from(orders).where(isOwnOrder).orderBy(asc(orders.id)).for('update')
    await tx.update(orders).set({ review_invitation: null }).where(isOwnOrder)
    // Asked after the orders are locked: one that was just being paid has begun its subscriptions by now.
    if ((await hasSubscription(id, tx)) || (await awaitsSubscription(id, tx))) {
      throw new Refusal(409, 'subscription-state', 'A subscription goes on')
    }
    // Purchases with another address keep the closed account: otherwise they would belong to the next customer who
    // confirms that address (decision 038).
    for (const table of [orders, subscriptions]) {
      await tx
        .update(table)
        .set({ customer_id: null })
        .where(and(eq(table.customer_id, id), eq(table.email, customer.email)))
    }
    await tx.delete(refreshTokens).where(and(eq(refreshTokens.scope, 'account'), eq(refreshTokens.subject, String(id))))
    for (const table of [accountLinks, newsletterLinks, newsletterSubscriptions, stockNotifications])
      await tx.delete(table).where(eq(table.email, customer.email))
    for (const table of [accountCarts, customerDetails, customerDiscounts, customerOffers, emailChanges, passkeys, savedDevices])
      await tx.delete(table).where(eq(table.customer_id, id))
    await tx.delete(customers).where(eq(customers.id, id))
  })
  return null
}

async function hasSubscription(id: number, tx: Database): Promise<boolean> {
  const goesOn = and(isOwnedBy(subscriptions, id), ne(subscriptions.state, 'ended'))
  return (await tx.$count(subscriptions, goesOn)) > 0
}

/** Whether an order of the customer begins a subscription when its payment, which is awaited, comes. */
async function awaitsSubscription(id: number, tx: Database): Promise<boolean> {
  const lines = await tx
    .select({ item: orderLines.item })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(isOwnedBy(orders, id), eq(orders.status, 'pending'), eq(orders.is_renewal, false)))
  return lines.some(({ item }) => storedOrderLine.read(item).subscription_interval !== null)
}
