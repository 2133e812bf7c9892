import { depositsTotal } from '../pricing/deposit'
import { lineTotal, roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/** `price` and `deposit` are for one piece, `freight` for the delivery; all including VAT. */
type DeliverySums = { price: number; deposit: number; quantity: number; freight: number }

/**
 * All that a delivery of a subscription costs including VAT, as its order will: the goods, their
 * deposits and the freight (decision 058).
 */
export function deliveryTotal({ price, deposit, quantity, freight }: DeliverySums, store: Store): number {
  return roundMoney(lineTotal(price, quantity, store) + depositsTotal([{ deposit, quantity }], store) + freight, store)
}
