import { z } from 'zod'
import { part } from '../../app/commerce/contract/stored-fields'
import { Refusal } from '../http/refusal'
import { storedDocument } from '../orders/stored-document'
import type { Sellable } from './put-back'

/** The field of `order_events.detail` of `return-received` that is read again: the goods that went back into the stock, all or by their numbers. */
const document = storedDocument({ sellable: part(z.union([z.literal('all'), z.array(z.string())])) })

/** The detail of a return whose goods were received. Version 1, which is written without its number, because the staff's history prints every field. */
export const receiptDetail = (number: string, sellable: Sellable) => ({ return: number, sellable })

/** The goods that went back into the stock. Throws a Refusal, 409 `receipt-unreadable`, when they cannot be read: the stock depends on them. */
export function sellableOf(detail: unknown): Sellable {
  const { sellable } = document.read(detail)
  if (sellable === null) throw new Refusal(409, 'receipt-unreadable', 'The goods that were put into the stock cannot be read')
  return sellable
}
