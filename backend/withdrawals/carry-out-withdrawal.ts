import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import { giftLinesOf } from '../gift-cards/gift-lines'
import { notFound, Refusal } from '../refusal'
import { cancelLockedOrder } from '../order-status/cancel-locked-order'
import { type LockedOrder, lockOrderOf } from '../orders/lock-order'
import type { Services } from '../services'
import { readPieces } from '../orders/stored-pieces'
import { takeOutPieces } from './take-out-pieces'

type Row = typeof withdrawals.$inferSelect
type Needs = Pick<Services, 'db' | 'now'>

/**
 * Carries out a withdrawal that can no longer be undone: cancels its order, or removes the named pieces from it, and refunds
 * them; for mailed gift cards, what is left on them. When its message may name further goods, it stays with the staff after
 * that. Does nothing when the withdrawal was undone or settled by the staff, or when the order has been packed. Throws while
 * its pieces cannot be read. Idempotent.
 */
export async function carryOutWithdrawal(withdrawalId: string, { db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockedWithdrawal(tx, withdrawalId)
    if (found === null || isDone(found.row)) return
    if (await isUnsent(tx, found.locked)) await carryOut(tx, found, 'shopper', now())
  })
}

/**
 * The same at once, for the staff, also for a packed order, which is unpacked. Idempotent. 404 for an unknown
 * withdrawal; 409 `withdrawal-unassigned` for one without an order, 409 `withdrawal-in-words` for one whose pieces
 * only its message names, 409 `withdrawal-unreadable` for one whose pieces cannot be read, 409 `order-status` when the
 * order is not one that waits to be sent.
 */
export async function carryOutByStaff(withdrawalId: string, { db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockedWithdrawal(tx, withdrawalId)
    if (found === null)
      throw new Refusal(409, 'withdrawal-unassigned', 'Join the withdrawal to its order first: withdrawals assign ID NUMBER')
    const { row, locked } = found
    if (isDone(row)) return
    const { number, status } = locked.order
    if (!(await isUnsent(tx, locked))) {
      const next = 'Goods that were sent come back as a return: returns show their state'
      throw new Refusal(409, 'order-status', `Order ${number} is ${status}, so nothing can be taken out of it. ${next}`)
    }
    if (row.extent === 'part' && readPieces(row.lines) === null) {
      const next = `Ask the customer which lines of ${number} are meant, refund them, then: withdrawals settle ID`
      throw new Refusal(409, 'withdrawal-in-words', `The withdrawal names its goods in words only. ${next}`)
    }
    await carryOut(tx, found, 'staff', now())
  })
}

type Found = { row: Row; locked: LockedOrder }

async function lockedWithdrawal(tx: Database, id: string): Promise<Found | null> {
  const [named] = await tx.select({ order: withdrawals.order_id }).from(withdrawals).where(eq(withdrawals.id, id))
  if (named === undefined) throw notFound('The withdrawal')
  if (named.order === null) return null
  const locked = await lockOrderOf(tx, named.order)
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row === undefined ? null : { row, locked }
}

async function carryOut(tx: Database, { row, locked }: Found, actor: 'shopper' | 'staff', at: Date): Promise<void> {
  const isMailed = locked.order.status === 'delivered'
  if (row.extent === 'whole' && !isMailed) return cancelLockedOrder(tx, locked, { reason: 'by-customer', actor, at })
  const pieces = row.extent === 'whole' ? (await giftLinesOf(tx, locked.order.id)).lines : readPieces(row.lines)
  if (pieces === null) return
  await takeOutPieces(tx, locked, pieces, { withdrawal: row.id, actor, at })
  const isOpen = and(eq(withdrawals.id, row.id), isNull(withdrawals.settled_at))
  const settled_at = row.extent === 'part' && row.message.trim() !== '' ? null : at
  await tx.update(withdrawals).set({ carried_out_at: at, settled_at }).where(isOpen)
}

/** Whether no goods of an order have to be sent back: it is not sent, or has only gift cards, which were mailed. */
async function isUnsent(tx: Database, { order: { id, status } }: LockedOrder): Promise<boolean> {
  if (status === 'delivered') return (await giftLinesOf(tx, id)).areAll
  return status === 'confirmed' || status === 'packed'
}

const isDone = ({ settled_at, carried_out_at }: Row): boolean => settled_at !== null || carried_out_at !== null
