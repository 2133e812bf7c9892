import { and, eq, or, sql } from 'drizzle-orm'
import { orderNumber } from '../../app/commerce/contract/order-number'
import type { WithdrawalReceipt, WithdrawalRequest } from '../../app/commerce/contract/withdrawal'
import { confirmedEmail } from '../accounts/owned-purchases'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { giftLinesOf } from '../gift-cards/gift-lines'
import type { Scope } from '../http/endpoints'
import { enqueueMail } from '../queue/enqueue-mail'
import { cancelLockedOrder } from '../order-status/cancel-locked-order'
import { type LockedOrder, lockOrder } from '../orders/lock-order'
import { lastDelivery } from '../orders/last-delivery'
import { linesInSale } from '../orders/lines-in-sale'
import { endPayment } from '../settlement/end-payment'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { findStore } from '../stores/stores'
import { mayAcknowledge } from './acknowledgement-limit'
import { noteWithdrawal } from './note-withdrawal'
import { isStated } from '../orders/open-withdrawal'
import { carriedOutAt, scheduleWithdrawal } from '../order-status/schedule-withdrawal'
import { isAfterPeriod } from '../orders/withdrawal-period'
import { withdrawnGoods } from './withdrawn-goods'

type Row = typeof withdrawals.$inferInsert

/**
 * Stores a withdrawal, always, and acknowledges it by mail at once (Directive 2011/83/EU, article 11a). When it names an order,
 * it is in the order's history. Subscriptions that the order began end when all their goods are withdrawn in time. An order that
 * waits for its payment is cancelled at once, one that is not packed a day later, so that its money goes back; pieces of an order
 * that is not packed are taken out of it a day later. Idempotent by `id`.
 */
export async function receiveWithdrawal(
  request: WithdrawalRequest,
  { store, now }: Pick<Scope, 'store' | 'now'>,
  services: Services,
): Promise<WithdrawalReceipt> {
  const { db } = services
  const { extent, lines, ...typed } = request
  const statement = { ...typed, email: typed.email.toLowerCase(), received_at: now, store_id: store.id }
  const number = await findWithdrawnOrder(db, request)
  const cancelled = await db.transaction(async (tx) => {
    if (number === null) {
      await storeUnmatched(tx, { ...statement, extent, lines, order_id: null, is_late: false, is_acknowledged: false })
      return null
    }
    // Locked before the statement refers to it: two statements at once would otherwise wait for each other.
    const locked = await lockOrder(tx, number)
    return storeMatched(tx, locked, { ...statement, extent, lines })
  })
  // Outside the transaction: no lock is held while the provider is asked. If it fails, the reconciler ends the payment.
  if (cancelled !== null) await endPayment(cancelled, 'by-customer', services)
  const [stored] = await db.select().from(withdrawals).where(eq(withdrawals.id, request.id))
  return { received_at: (stored?.received_at ?? now).toISOString() }
}

const acknowledge = (tx: Database, { id, received_at }: Pick<Row, 'id' | 'received_at'>): Promise<boolean> =>
  enqueueMail(tx, { type: 'withdrawal-received', withdrawal_id: id }, id, received_at)

async function storeUnmatched(tx: Database, row: Row): Promise<void> {
  const is_acknowledged = await mayAcknowledge(tx, row.email, row.received_at)
  const stored = { ...row, is_acknowledged }
  const added = await tx.insert(withdrawals).values(stored).onConflictDoNothing().returning({ id: withdrawals.id })
  if (added.length > 0 && is_acknowledged) await acknowledge(tx, row)
}

/** Stores the statement with its order. Returns the id of an order that waited for its payment and was cancelled, else null. */
async function storeMatched(
  tx: Database,
  locked: LockedOrder,
  statement: Omit<Row, 'extent' | 'lines' | 'is_late' | 'is_acknowledged'> & Pick<WithdrawalRequest, 'extent' | 'lines'>,
): Promise<string | null> {
  const { order } = locked
  const at = statement.received_at
  const goods = withdrawnGoods(statement, await orderedPieces(tx, order.id))
  const timeZone = findStore(order.store_id)?.timeZone ?? 'UTC'
  const deliveredAt = await lastDelivery(tx, order.id)
  const is_late = isAfterPeriod(deliveredAt && localDay(deliveredAt, timeZone), localDay(at, timeZone))
  const isWhole = goods.extent === 'whole'
  const { areAll: areMailed } = await giftLinesOf(tx, order.id)
  const isUnpaid = isWhole && order.status === 'pending'
  // The same pieces stated twice, as from two tabs, are withdrawn from once.
  const isDone = isUnpaid || order.status === 'cancelled' || (!isWhole && (await isStated(tx, order.id, goods, at)))
  const row = {
    ...statement,
    ...goods,
    order_id: order.id,
    is_late,
    is_acknowledged: true,
    cancels_at: isDone ? null : carriedOutAt({ status: order.status, areMailed }, { ...goods, isLate: is_late }, at),
    settled_at: isDone ? at : null,
  }
  if (!(await noteWithdrawal(tx, row))) return null
  await acknowledge(tx, row)
  await scheduleWithdrawal(tx, row, at)
  if (!isUnpaid) return null
  await cancelLockedOrder(tx, locked, { reason: 'by-customer', actor: 'shopper', at })
  return order.id
}

/** The pieces of an order that were neither withdrawn from before nor refunded by the staff. */
async function orderedPieces(tx: Database, orderId: string) {
  const lines = await linesInSale(tx, orderId)
  return lines.flatMap(({ position, left }) => (left > 0 ? [{ position, quantity: left }] : []))
}

/**
 * The number of the order with this number and e-mail address as a shopper types them; null when there is none. An account that
 * has moved to another address keeps its orders, which have the former one.
 */
async function findWithdrawnOrder(db: Database, typed: { number: string; email: string }): Promise<string | null> {
  const number = orderNumber(typed.number)
  const email = typed.email.toLowerCase()
  const isReached = or(eq(orders.email, email), sql`${confirmedEmail(orders.customer_id)} = ${email}`)
  const isSame = and(eq(orders.number, number), isReached)
  const [order] = await db.select({ number: orders.number }).from(orders).where(isSame)
  return order?.number ?? null
}
