import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { orderEvents } from '../../database/schema/order-history'
import { orders } from '../../database/schema/orders'
import { returns } from '../../database/schema/returns'
import { withdrawals } from '../../database/schema/withdrawals'
import { enqueueMail } from '../../queue/enqueue-mail'
import type { Services } from '../../services'
import { addDays, localDay } from '../../stores/local-day'
import { lockOrderOf } from '../lock-order'
import { addOrderEvent } from '../order-events'
import { isOwedAfter } from './owed-invoices'

/** Days after the due day until the reminder: a transfer may take some bank days, and the staff notes it. */
const REMINDER_DAYS = 5
/** Days after the due day from which no reminder is sent any more. */
const LATEST_DAYS = 60
/**
 * Minimum days from dispatch until the reminder: 14 and 5. The first releases set the due day when the order was
 * placed, which may be long before dispatch.
 */
const AFTER_DISPATCH_MS = 19 * 24 * 3600_000
const BATCH = 50

/**
 * Mails one reminder to each customer who has not paid an invoice in time, and adds it to the history of the order. None while
 * goods of the order were withdrawn from in time or are in a return: what is owed is not certain then.
 */
export async function remindOfInvoices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const event = (type: 'shipped' | 'payment-reminded') => and(eq(orderEvents.order_id, orders.id), eq(orderEvents.type, type))
  const isOpenInTime = and(eq(withdrawals.order_id, orders.id), isNull(withdrawals.settled_at), eq(withdrawals.is_late, false))
  const isUnderWay = and(eq(returns.order_id, orders.id), inArray(returns.state, ['announced', 'received']))
  const isDue = and(
    isOwedAfter(at, REMINDER_DAYS),
    gt(orders.payment_due, addDays(localDay(at, 'UTC'), -LATEST_DAYS)),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderEvents)
        .where(and(event('shipped'), lt(orderEvents.at, new Date(at.getTime() - AFTER_DISPATCH_MS)))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(orderEvents)
        .where(event('payment-reminded')),
    ),
    // The goods may come back, and what is owed then falls.
    notExists(
      db
        .select({ one: sql`1` })
        .from(withdrawals)
        .where(isOpenInTime),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(returns)
        .where(isUnderWay),
    ),
  )
  const late = await db.select({ id: orders.id }).from(orders).where(isDue).orderBy(asc(orders.payment_due)).limit(BATCH)
  for (const { id } of late) {
    await db.transaction(async (tx) => {
      await lockOrderOf(tx, id)
      const [still] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isDue))
      if (still === undefined) return
      await addOrderEvent(tx, { order_id: id, at, actor: 'shop', type: 'payment-reminded', detail: {} })
      await enqueueMail(tx, { type: 'payment-reminder', order_id: id }, id, at)
    })
  }
}
