import { Refusal } from '../refusal'
import { readEventDetail } from '../orders/stored-event'
import type { Sellable } from './put-back'

/** The detail of a return whose goods were received, with those that were put back into the stock. */
export const receiptDetail = (number: string, sellable: Sellable) => ({ return: number, sellable })

/**
 * The goods that went back into the stock. Throws a Refusal, 409 `receipt-unreadable`, when they
 * cannot be read: the stock depends on them.
 */
export function sellableOf(detail: unknown): Sellable {
  const { sellable } = readEventDetail(detail)
  if (sellable === null) throw new Refusal(409, 'receipt-unreadable', 'The goods that were put into the stock cannot be read')
  return sellable
}
