import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ReturnReason } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import type { OrderFacts } from '../order-facts/order-facts'
import { openReasons } from './return-periods'

/**
 * The reasons for which goods of an order may be sent back on a day of the store's calendar; none when all of it was given back.
 */
export async function openReasonsOf(
  db: Database,
  orderId: string,
  { store, deliveredOn, settledBy }: Pick<OrderFacts, 'store' | 'deliveredOn' | 'settledBy'>,
  today: string,
): Promise<ReturnReason[]> {
  if (settledBy !== null) return []
  const withdrewInTime = (await withdrawnInTime(db, [orderId])).has(orderId)
  return openReasons({ country: store.countryCode, deliveredOn, withdrewInTime }, today)
}

/** The orders among these from which the consumer has withdrawn within the period; their goods may then come back after it. */
export async function withdrawnInTime(db: Database, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { order_id, is_late, undone_at } = withdrawals
  const isInTime = and(inArray(order_id, [...orderIds]), eq(is_late, false), isNull(undone_at))
  const rows = await db.selectDistinct({ id: order_id }).from(withdrawals).where(isInTime)
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}
