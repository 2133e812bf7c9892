import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import { addOrderEvent } from '../orders/order-events'
import { endWithdrawnSubscriptions } from './withdrawn-subscriptions'

type Row = typeof withdrawals.$inferInsert & { order_id: string }

/**
 * Stores a withdrawal from an order, whose row the transaction has locked; false when one with this id is stored already.
 * Subscriptions that the order began end when all their goods are withdrawn in time.
 */
export async function noteWithdrawal(tx: Database, row: Row): Promise<boolean> {
  const added = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning({ id: withdrawals.id })
  if (added.length === 0) return false
  const { order_id, received_at: at, extent, is_late } = row
  const detail = { withdrawal: row.id, extent, ...(is_late ? { late: true } : {}) }
  await addOrderEvent(tx, { order_id, at, actor: 'shopper', type: 'withdrawn', detail })
  await endWithdrawnSubscriptions(tx, row)
  return true
}
