import type { OrderStatus } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import type { withdrawals } from '../database/schema/withdrawals'
import { enqueueJob } from '../queue/enqueue-job'

/**
 * Milliseconds in which a withdrawal can be undone before it changes an order that is not packed: number and e-mail address of an
 * order are enough to withdraw from it (decision 033).
 */
const UNDO_MS = 24 * 60 * 60_000

/**
 * The time when a withdrawal that is acknowledged now cancels its order or removes pieces from it; null when the staff decides.
 * Pieces that cannot be read count as named: the job then fails, and the staff sees it. `areMailed`: the order is of gift cards
 * alone, and mailed gift cards cannot be returned.
 */
export function carriedOutAt(
  { status, areMailed }: { status: OrderStatus; areMailed: boolean },
  { extent, lines, isLate }: Pick<typeof withdrawals.$inferSelect, 'extent' | 'lines'> & { isLate: boolean },
  acknowledgedAt: Date,
): Date | null {
  const isNamed = extent === 'whole' || lines !== null
  const isCarriedOut = status === 'confirmed' || (status === 'delivered' && areMailed && !isLate)
  return isNamed && isCarriedOut ? new Date(acknowledgedAt.getTime() + UNDO_MS) : null
}

/** Enqueues the job that carries a withdrawal out, if it has a time for that. */
export async function scheduleWithdrawal(
  tx: Database,
  { id, cancels_at: dueAt }: { id: string; cancels_at: Date | null },
  now: Date,
): Promise<void> {
  if (dueAt === null) return
  const job = { kind: 'cancel-withdrawn-order', withdrawal_id: id } as const
  await enqueueJob(tx, { key: `withdrawal:${id}`, job, dueAt }, now)
}
