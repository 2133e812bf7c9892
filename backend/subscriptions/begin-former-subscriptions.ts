import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { refunds } from '../database/schema/order-history'
import { orderLines, orders } from '../database/schema/orders'
import { subscriptions } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import type { Services } from '../services'
import { beginSubscriptions } from './begin-subscriptions'

/** Maximum number of orders handled in one transaction. */
const BATCH = 100

/**
 * Begins the subscriptions that a former release sold but did not begin: those of confirmed orders without a row in
 * `subscriptions`, unless the whole order was withdrawn from, also late, or all of it is given back. Their next delivery is
 * in the future and announced by mail like any other, with its price and how it is ended. Repeated, and in several
 * processes at once, it begins each once.
 */
export async function beginFormerSubscriptions({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<void> {
  const line = and(
    eq(orderLines.order_id, orders.id),
    sql`jsonb_typeof(${orderLines.item} -> 'subscription_interval') = 'object'`,
  )
  const begun = and(eq(subscriptions.order_id, orderLines.order_id), eq(subscriptions.position, orderLines.position))
  const isMissing = sql`exists (select from ${orderLines} where ${line} and not exists (select from ${subscriptions} where ${begun}))`
  const isSold = inArray(orders.status, ['confirmed', 'packed', 'shipped', 'delivered'])
  const withdrawal = and(eq(withdrawals.order_id, orders.id), eq(withdrawals.extent, 'whole'), isNull(withdrawals.undone_at))
  const isKept = sql`not exists (select from ${withdrawals} where ${withdrawal})`
  const refund = and(eq(refunds.order_id, orders.id), ne(refunds.state, 'refused'))
  const givenBack = sql`select sum(${refunds.amount} + ${refunds.gift_card_amount}) from ${refunds} where ${refund}`
  const isNotGivenBack = sql`coalesce((${givenBack}) < ${orders.total}, true)`
  let after = sql`true`
  for (let count = BATCH; count === BATCH;) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(isSold, eq(orders.is_renewal, false), isMissing, isKept, isNotGivenBack, after))
      .orderBy(asc(orders.id))
      .limit(BATCH)
    let begunOrders = 0
    for (const row of rows) {
      const subscribed = await db.transaction((tx) => beginSubscriptions(tx, row, now(), row.placed_at))
      if (subscribed > 0) begunOrders += 1
    }
    if (begunOrders > 0) log({ level: 'info', event: 'former-subscriptions-begun', orders: begunOrders })
    count = rows.length
    after = sql`${orders.id} > ${rows.at(-1)?.id ?? null}`
  }
}
