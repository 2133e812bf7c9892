import { asc, eq } from 'drizzle-orm'
import type { WithdrawalReceipt, WithdrawalRequest } from '../../app/commerce/contract/withdrawal'
import type { Database } from '../database/database'
import { parcels } from '../database/schema/order-history'
import { orderLines } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import type { Scope } from '../http/endpoints'
import { enqueueMail } from '../mail/enqueue-mail'
import { cancelLockedOrder } from '../orders/cancel-locked-order'
import { type LockedOrder, lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { endPayment } from '../payments/end-payment'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { findStore } from '../stores/stores'
import { endSubscriptionsOf } from '../subscriptions/end-subscription'
import { mayAcknowledge } from './acknowledgement-limit'
import { findWithdrawnOrder } from './find-withdrawn-order'
import { isAfterPeriod } from './withdrawal-period'
import { withdrawnGoods } from './withdrawn-goods'

type Row = typeof withdrawals.$inferInsert

/**
 * Stores a withdrawal, always, and acknowledges it by mail at once (Directive 2011/83/EU, article 11a). When it names an order, it is in the
 * order's history. When all of it is withdrawn from, the subscriptions it began end, and it is cancelled while nothing is packed, so that its money
 * goes back. With an `id` that is stored already nothing more happens.
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

/** Whether the statement was new; with the mail that acknowledges it. */
async function store(tx: Database, row: Row): Promise<boolean> {
  const added = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning({ id: withdrawals.id })
  if (added.length === 0) return false
  if (row.is_acknowledged) await enqueueMail(tx, { type: 'withdrawal-received', withdrawal_id: row.id }, row.id, row.received_at)
  return true
}

async function storeUnmatched(tx: Database, row: Row): Promise<void> {
  await store(tx, { ...row, is_acknowledged: await mayAcknowledge(tx, row.email, row.received_at) })
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
  const isUnpacked = order.status === 'pending' || order.status === 'confirmed'
  const cancels = isUnpacked && goods.extent === 'whole'
  const settled_at = cancels || order.status === 'cancelled' ? at : null
  const row = { ...statement, ...goods, order_id: order.id, is_late, is_acknowledged: true, settled_at }
  if (!(await store(tx, row))) return null
  const detail = { withdrawal: statement.id, extent: goods.extent, ...(is_late ? { late: true } : {}) }
  await addOrderEvent(tx, { order_id: order.id, at, actor: 'shopper', type: 'withdrawn', detail })
  if (goods.extent === 'whole' && !is_late) await endSubscriptionsOf(tx, order.id, at)
  if (!cancels) return null
  await cancelLockedOrder(tx, locked, { reason: 'by-customer', actor: 'shopper', at })
  return order.status === 'pending' ? order.id : null
}

async function orderedPieces(tx: Database, orderId: string) {
  return tx
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.position))
}

/** When the last parcel was delivered; null while one is on its way, or when there is none. */
async function lastDelivery(tx: Database, orderId: string): Promise<Date | null> {
  const rows = await tx.select({ at: parcels.delivered_at }).from(parcels).where(eq(parcels.order_id, orderId))
  const delivered = rows.flatMap(({ at }) => (at === null ? [] : [at.getTime()]))
  return delivered.length === 0 || delivered.length < rows.length ? null : new Date(Math.max(...delivered))
}
