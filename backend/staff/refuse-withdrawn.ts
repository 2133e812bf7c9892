import type { Database } from '../database/database'
import { Refusal } from '../http/refusal'
import { waitsForCancellation } from '../withdrawals/open-withdrawal'

/** Throws 409 `withdrawn` for an order that is cancelled within a day because it was withdrawn from (decision 033): it is not packed nor sent. */
export async function refuseWithdrawn(tx: Database, orderId: string): Promise<void> {
  if (!(await waitsForCancellation(tx, orderId))) return
  const reason = 'The customer has withdrawn from the order: it is cancelled within a day, unless they undo that'
  throw new Refusal(409, 'withdrawn', reason)
}
