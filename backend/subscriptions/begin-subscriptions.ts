import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { laterPrice } from '../../app/commerce/contract/later-price'
import { ProviderId } from '../../app/commerce/contract/payment'
import { loadDiscountsOfEach } from '../accounts/customers'
import { customerPercent } from '../coupons/apply-coupons'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { emailChanges } from '../database/schema/email-changes'
import { orderLines, type OrderRow } from '../database/schema/orders'
import { subscriptions } from '../database/schema/subscriptions'
import { storedPayment } from '../orders/stored-order'
import { storedOrderLine } from '../orders/stored-order-line'
import { addDays, localDay } from '../stores/local-day'
import { findStore } from '../stores/stores'
import { NOTICE_DAYS } from './announce-renewals'
import { anchorOf, deliveryDayAfter } from '../pricing/delivery-days'
import { writeTo } from './write-to'

/**
 * Begins the subscriptions of an order, in the transaction that confirms it: one for each subscribed line, once. For an order
 * that was placed earlier, at `boughtAt`, they keep its day of the month, and the next delivery is the first that can still be
 * announced. The agreed price is that of the later deliveries, without the codes of the order. They write to the present
 * address of the account. Returns how many it began.
 */
export async function beginSubscriptions(
  tx: Database,
  order: OrderRow,
  now: Date,
  boughtAt: Date | null = null,
): Promise<number> {
  const store = findStore(order.store_id)
  const payment = ProviderId.safeParse(storedPayment.read(order.payment).id).data
  if (store === undefined || payment === undefined) return 0
  const bought = localDay(boughtAt ?? now, store.timeZone)
  const earliest = boughtAt === null ? bought : addDays(localDay(now, store.timeZone), NOTICE_DAYS)
  const lines = await tx.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.position))
  const { customer_id: customer } = order
  const discounts = customer === null ? undefined : (await loadDiscountsOfEach(tx, [customer])).get(customer)
  const begun = lines.flatMap(
    ({ position, product_id, quantity, price: charged, item }): (typeof subscriptions.$inferInsert)[] => {
      const read = storedOrderLine.read(item)
      const { subscription_interval: interval, reductions, tiers } = read
      if (interval === null) return []
      const line = { price: charged, quantity, reductions, tiers: tiers ?? [] }
      const price = laterPrice(line, customerPercent(read, discounts ?? {}), store.digits)
      const anchor_day = anchorOf(bought)
      return [
        {
          id: randomUUID(),
          order_id: order.id,
          position,
          product_id,
          quantity,
          price,
          payment,
          state: 'active',
          anchor_day,
          store_id: order.store_id,
          customer_id: order.customer_id,
          email: order.email,
          created_at: now,
          customer: order.customer,
          shipping: order.shipping,
          interval_months: interval.id,
          next_day: deliveryDayAfter(bought, earliest, interval.id, anchor_day),
        },
      ]
    },
  )
  if (begun.length === 0) return 0
  const added = await tx.insert(subscriptions).values(begun).onConflictDoNothing().returning({ id: subscriptions.id })
  const email = customer === null ? null : await movedTo(customer, order.placed_at, tx)
  const ids = added.map(({ id }) => id)
  if (email !== null) await writeTo(tx, email, inArray(subscriptions.id, ids))
  return ids.length
}

/** The address of a customer that has changed since an order was placed (decision 047); null if it has not. */
async function movedTo(customerId: number, placedAt: Date, tx: Database): Promise<string | null> {
  const [moved] = await tx
    .select({ email: customers.email })
    .from(emailChanges)
    .innerJoin(customers, eq(customers.id, emailChanges.customer_id))
    .where(and(eq(emailChanges.customer_id, customerId), gte(emailChanges.done_at, placedAt)))
    .limit(1)
  return moved?.email ?? null
}
