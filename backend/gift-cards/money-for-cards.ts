import type { OrderStatus } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import type { LockedOrder } from '../orders/lock-order'
import { refundable } from '../orders/refundable'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import type { GiftLine } from './gift-lines'

/** The cause of gift cards being made: a captured payment, or the staff's note that the money has arrived. */
export type Issuer = 'payment' | 'staff'

const STANDING: ReadonlySet<OrderStatus> = new Set(['confirmed', 'packed', 'shipped', 'delivered'])

/** The value of the cards of these lines, in the currency of the store. */
export const valueOfCards = (lines: readonly Pick<GiftLine, 'quantity' | 'amount'>[], store: Store): number =>
  roundMoney(
    lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0),
    store,
  )

/**
 * Whether an order (row locked) is valid and paid, so that gift cards for `total` can be
 * made. For an invoice only the staff know.
 */
export async function hasMoneyFor(
  tx: Database,
  { order, paid }: LockedOrder,
  { total, by }: { total: number; by: Issuer },
): Promise<boolean> {
  if (!STANDING.has(order.status) || paid === null || total <= 0) return false
  const isCaptured = paid.state === 'captured' && paid.provider !== 'invoice'
  if (!isCaptured && !(by === 'staff' && paid.provider === 'invoice')) return false
  return (await refundable(tx, paid)) >= total
}
