import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { withdrawnOpenly } from '../orders/open-withdrawal'

/**
 * Throws 409 `withdrawn` for an order that was withdrawn from in time, whole, in part or in words, until that is carried out,
 * settled or undone (decision 033): it is neither packed nor sent.
 */
export async function refuseWithdrawn(tx: Database, orderId: string): Promise<void> {
  if (!(await withdrawnOpenly(tx, [orderId])).has(orderId)) return
  const state = 'The customer has withdrawn from the order or from some of its pieces (withdrawals lists the ids)'
  const waits = 'What is not packed is taken out a day later, unless they undo it'
  throw new Refusal(
    409,
    'withdrawn',
    `${state}. ${waits}. At once: withdrawals carry-out ID; once answered: withdrawals settle ID`,
  )
}
