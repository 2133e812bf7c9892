import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders } from '../database/schema/orders'
import { subscriptions } from '../database/schema/subscriptions'
import type { Services } from '../services'
import { beginSubscriptions } from './begin-subscriptions'

/** Orders that one transaction takes. */
const BATCH = 100

/**
 * Begins the subscriptions that a former release sold and did not begin: those of confirmed orders without a row of their own. Their next
 * delivery is in the future and announced by mail like any other, with its price and how it is ended. Repeated, and in several processes at
 * once, it begins each once.
 */
export async function beginFormerSubscriptions({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<void> {
  const line = and(
    eq(orderLines.order_id, orders.id),
    sql`jsonb_typeof(${orderLines.item} -> 'subscription_interval') = 'object'`,
  )
  const begun = and(eq(subscriptions.order_id, orderLines.order_id), eq(subscriptions.position, orderLines.position))
  const isMissing = sql`exists (select from ${orderLines} where ${line} and not exists (select from ${subscriptions} where ${begun}))`
  const isSold = inArray(orders.status, ['confirmed', 'packed', 'shipped', 'delivered'])
  let after = sql`true`
  for (let count = BATCH; count === BATCH;) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(isSold, eq(orders.is_renewal, false), isMissing, after))
      .orderBy(asc(orders.id))
      .limit(BATCH)
    for (const row of rows) await db.transaction((tx) => beginSubscriptions(tx, row, now(), row.placed_at))
    if (rows.length > 0) log({ level: 'info', event: 'former-subscriptions-begun', orders: rows.length })
    count = rows.length
    after = sql`${orders.id} > ${rows.at(-1)?.id ?? null}`
  }
}
