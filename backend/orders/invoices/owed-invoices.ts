import { TIME_ZONE } from '../../../app/commerce/contract/time-zone'
import { and, inArray, lt, sql } from 'drizzle-orm'
import { orderEvents, refunds } from '../../database/schema/order-history'
import { orders } from '../../database/schema/orders'
import { paymentAttempts } from '../../database/schema/payments'
import { addDays, localDay } from '../../stores/local-day'

/**
 * The amount owed of the invoice of an order of a statement: its amount less what is credited or about to be; null for
 * an order without an invoice, and for one whose payment is noted. Table names are written out, because the query
 * builder omits them in a selected field.
 */
export const owedSql = sql<number | null>`(
  select greatest(attempt.amount - coalesce((
    select sum(given.amount) from ${refunds} given where given.attempt_id = attempt.id and given.state <> 'refused'
  ), 0), 0)
  from ${paymentAttempts} attempt
  where attempt.order_id = orders.id and attempt.provider = 'invoice' and attempt.state in ('authorized', 'captured')
    and not exists (select 1 from ${orderEvents} event where event.order_id = orders.id and event.type = 'paid')
  limit 1
)`.mapWith((value: unknown) => (value === null ? null : Number(value)))

/** Whether an order was sent, and its invoice is owed more than `days` days after its due day. */
export const isOwedAfter = (now: Date, days: number) =>
  and(
    inArray(orders.status, ['shipped', 'delivered', 'returned']),
    lt(orders.payment_due, addDays(localDay(now, TIME_ZONE), -days)),
    sql`${owedSql} > 0`,
  )
