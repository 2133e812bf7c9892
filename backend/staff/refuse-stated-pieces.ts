import type { OrderRow } from '../database/schema/orders'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { openWithdrawals } from '../orders/open-withdrawal'
import { askedLines } from '../withdrawals/withdrawn-pieces'
import { readablePieces, type StoredPieces } from '../orders/stored-pieces'
import { storeOfId } from '../stores/stores'

/**
 * Throws 409 `withdrawn` for pieces of an unsent order (row locked) that may be those of an open withdrawal: the withdrawal
 * would take further pieces of the line out of the order. No such doubt exists when all pieces of the line that are left
 * are named by the withdrawal or asked for.
 */
export async function refuseStatedPieces(
  tx: Database,
  { id, number, store_id }: Pick<OrderRow, 'id' | 'number' | 'store_id'>,
  asked: StoredPieces,
): Promise<void> {
  const open = (await openWithdrawals(tx, id)).filter(({ extent }) => extent === 'part')
  const stated = open.flatMap(({ lines }) => readablePieces(lines))
  if (stated.length === 0) return
  const lines = await askedLines(tx, id, stated, storeOfId(store_id))
  const isInDoubt = ({ position, count, quantity, before }: (typeof lines)[number]) => {
    const left = quantity - before
    const pieces = asked.filter((one) => one.position === position).reduce((sum, one) => sum + one.quantity, 0)
    return pieces > 0 && pieces < left && count > 0 && count < left
  }
  if (!lines.some(isInDoubt)) return
  const state = `The customer has withdrawn from pieces of the same line of order ${number} (withdrawals lists the ids)`
  throw new Refusal(
    409,
    'withdrawn',
    `${state}. Take those out first: withdrawals carry-out ID; once answered: withdrawals settle ID`,
  )
}
