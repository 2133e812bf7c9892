import { randomUUID } from 'node:crypto'
import { and, eq, isNull, like, max } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import { withdrawals } from '../database/schema/withdrawals'
import { enqueueJob } from '../queue/enqueue-job'
import type { Job } from '../queue/job'
import { lockOrderOf } from '../orders/lock-order'
import { waitsForCancellation } from '../orders/open-withdrawal'

type Sending = Pick<Extract<Job, { kind: 'send-gift-cards' }>, 'order_id' | 'email'>

/** Milliseconds after the withdrawal is carried out, so that its job has run. */
const MARGIN_MS = 60_000

const heldKey = (orderId: string): string => `gift-card:${orderId}:held:`

/**
 * Puts the mail of an order's gift cards off while a withdrawal waits to be carried out (decision 033), and says whether it did.
 * It is sent after that if cards are left: a code that was mailed can be spent.
 */
export async function holdGiftCards(db: Database, { order_id, email }: Sending, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOrderOf(tx, order_id)
    if (!(await waitsForCancellation(tx, order_id))) return false
    const isOpen = and(eq(withdrawals.order_id, order_id), isNull(withdrawals.settled_at))
    const [open] = await tx
      .select({ latest: max(withdrawals.cancels_at) })
      .from(withdrawals)
      .where(isOpen)
    const dueAt = new Date(Math.max(open?.latest?.getTime() ?? 0, now.getTime()) + MARGIN_MS)
    const job = { kind: 'send-gift-cards', order_id, email } as const
    // Keys are logged, so an address to which the staff mails the cards again is not part of one.
    const event = email === null ? dueAt.getTime() : randomUUID()
    await enqueueJob(tx, { key: `${heldKey(order_id)}${event}`, job, dueAt }, now)
    return true
  })
}

/** Lets the mails of held gift cards go at once, because the withdrawal was undone. The transaction has locked the order. */
export async function releaseGiftCards(tx: Database, orderId: string, now: Date): Promise<void> {
  const isHeld = and(eq(jobs.state, 'waiting'), isNull(jobs.lease), like(jobs.key, `${heldKey(orderId)}%`))
  await tx.update(jobs).set({ due_at: now }).where(isHeld)
}
