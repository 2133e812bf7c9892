import { and, eq, isNull } from 'drizzle-orm'
import type { ReturnReason } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import type { OrderFacts } from './order-facts'
import { openReasons } from './return-periods'

/** The reasons for which goods of an order may be sent back on a day of the store's calendar; none when all of it was given back. */
export async function openReasonsOf(
  db: Database,
  orderId: string,
  { store, deliveredOn, settledBy }: Pick<OrderFacts, 'store' | 'deliveredOn' | 'settledBy'>,
  today: string,
): Promise<ReturnReason[]> {
  if (settledBy !== null) return []
  const withdrewInTime = await hasWithdrawnInTime(db, orderId)
  return openReasons({ country: store.countryCode, deliveredOn, withdrewInTime }, today)
}

/** Whether the consumer has withdrawn from the order within the period; the goods may then come back after it. */
async function hasWithdrawnInTime(db: Database, orderId: string): Promise<boolean> {
  const isInTime = and(eq(withdrawals.order_id, orderId), eq(withdrawals.is_late, false), isNull(withdrawals.undone_at))
  return (await db.$count(withdrawals, isInTime)) > 0
}
