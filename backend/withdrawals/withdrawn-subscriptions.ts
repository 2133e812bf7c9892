import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import { endSubscriptionsOf } from '../subscriptions/end-subscription'
import { resumeSubscriptionsOf } from '../subscriptions/resume-subscriptions'
import { keptPieces } from '../order-facts/kept-pieces'
import { readablePieces } from '../orders/stored-pieces'

type Row = Pick<typeof withdrawals.$inferInsert, 'extent' | 'lines' | 'received_at' | 'is_late'> & { order_id: string }

/**
 * Ends the subscriptions that an order began with goods that are withdrawn from, unless too late: all of them
 * with the whole order, else those of lines of which no piece is kept. Call it with the stored withdrawal.
 * The mail that acknowledges it says so.
 */
export async function endWithdrawnSubscriptions(tx: Database, row: Row): Promise<void> {
  const { order_id, extent, received_at: at } = row
  if (row.is_late) return
  if (extent === 'whole') return endSubscriptionsOf(tx, order_id, at)
  const kept = await keptPieces(tx, order_id)
  const positions = namedIn(row).filter((position) => !kept.has(position))
  if (positions.length > 0) await endSubscriptionsOf(tx, order_id, at, positions)
}

/** Lets the subscriptions go on that ended with a withdrawal which is undone, or with a further one of the same line. */
export async function resumeWithdrawnSubscriptions(tx: Database, row: Row): Promise<void> {
  const { order_id, extent, received_at } = row
  if (row.is_late) return
  if (extent === 'whole') return resumeSubscriptionsOf(tx, order_id, [received_at])
  const kept = await keptPieces(tx, order_id)
  const positions = namedIn(row).filter((position) => kept.has(position))
  if (positions.length === 0) return
  const inTime = and(eq(withdrawals.order_id, order_id), eq(withdrawals.is_late, false))
  const all = await tx.select({ at: withdrawals.received_at }).from(withdrawals).where(inTime)
  await resumeSubscriptionsOf(
    tx,
    order_id,
    all.map(({ at }) => at),
    positions,
  )
}

const namedIn = ({ lines }: Row): number[] => readablePieces(lines).map(({ position }) => position)
