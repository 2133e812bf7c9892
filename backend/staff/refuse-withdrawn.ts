import type { Database } from '../database/database'
import { Refusal } from '../http/refusal'
import { waitsForCancellation } from '../withdrawals/open-withdrawal'

/**
 * Throws 409 `withdrawn` for an order that is cancelled, or of which pieces are taken out, within a day because it was withdrawn from (decision 033): it
 * is not packed nor sent.
 */
export async function refuseWithdrawn(tx: Database, orderId: string): Promise<void> {
  if (!(await waitsForCancellation(tx, orderId))) return
  const what = 'The customer has withdrawn from the order or from some of its pieces'
  const reason = `${what}: that is carried out within a day, unless they undo it. At once: withdrawals carry-out ID (withdrawals lists the ids)`
  throw new Refusal(409, 'withdrawn', reason)
}
