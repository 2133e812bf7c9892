import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import type { Services } from '../services'

type RefundRow = typeof refunds.$inferSelect

/** Maximum number of refunds numbered in one round. */
const BATCH = 100

const WITHOUT_NUMBER = and(eq(refunds.state, 'done'), eq(refunds.is_uncharged, false), isNull(refunds.credit_note))

/**
 * One round: numbers the credit notes of refunds that a process of the release before migration 0042 has ended, oldest
 * first: it knows no `refunds.credit_note`, and may still run while this release starts. Repeated, and in several
 * processes at once, it numbers each once.
 */
export async function numberFormerCreditNotes({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const ended = [asc(refunds.ended_at), asc(refunds.requested_at), asc(refunds.id)]
  const missing = await db
    .select()
    .from(refunds)
    .where(WITHOUT_NUMBER)
    .orderBy(...ended)
    .limit(BATCH)
  let numbered = 0
  for (const refund of missing) if ((await numberFormerCreditNote(db, refund)) !== null) numbered += 1
  if (numbered > 0) log({ level: 'info', event: 'former-credit-notes-numbered', refunds: numbered })
}

/**
 * Numbers the credit note of a refund that is done and has none yet (see above), and returns the refund; null for every other
 * refund. The number is the one that the earlier release wrote into the mail of the refund: its place among all refunds of the
 * order in the sequence in which they were asked for. If another credit note has that number, it is the next that is free.
 */
export async function numberFormerCreditNote(db: Database, { id, order_id, ...refund }: RefundRow): Promise<RefundRow | null> {
  if (!isWithoutNumber(refund)) return null
  return db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order_id)).for('update')
    const ofOrder = await tx
      .select({ id: refunds.id, number: refunds.credit_note })
      .from(refunds)
      .where(eq(refunds.order_id, order_id))
      .orderBy(asc(refunds.requested_at), asc(refunds.id))
    const place = ofOrder.findIndex((one) => one.id === id) + 1
    const used = ofOrder.flatMap(({ number }) => number ?? [])
    const credit_note = used.includes(place) ? Math.max(...used) + 1 : place
    const isMissing = and(eq(refunds.id, id), WITHOUT_NUMBER)
    const [numbered] = await tx.update(refunds).set({ credit_note }).where(isMissing).returning()
    return numbered ?? null
  })
}

const isWithoutNumber = ({ state, is_uncharged, credit_note }: Omit<RefundRow, 'id' | 'order_id'>) =>
  state === 'done' && !is_uncharged && credit_note === null
