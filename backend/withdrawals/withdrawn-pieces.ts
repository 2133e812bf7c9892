import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { linesInSale, type Reading } from '../orders/lines-in-sale'
import { storedPayment, storedShipping } from '../orders/stored-order'
import { storedOrderLine } from '../orders/stored-order-line'
import { depositsTotal } from '../pricing/deposit'
import { returnAmount } from '../orders/return-amount'
import { lineTotal } from '../stores/money'
import type { Store } from '../stores/stores'
import type { StoredPieces } from '../orders/stored-pieces'

export type WithdrawnLine = {
  position: number
  product_id: number
  is_gift_card: boolean
  /** The deposit of one piece. None is given back for an old battery before the order is sent. */
  deposit: number
  /** The agreed price of the line; `before` pieces of it are withdrawn or refunded already, `count` are now. */
  total: number
  quantity: number
  before: number
  count: number
}

/** The lines of an order in sale, with how many of the wanted pieces each still has. */
export async function askedLines(
  tx: Database,
  orderId: string,
  wanted: StoredPieces,
  store: Store,
  reading: Reading = 'all',
): Promise<WithdrawnLine[]> {
  const rows = await linesInSale(tx, orderId, reading)
  return rows.map(({ position, product_id, quantity, price, item, left }) => {
    const pieces = wanted.filter((one) => one.position === position).reduce((sum, one) => sum + one.quantity, 0)
    const { type, deposit } = storedOrderLine.read(item)
    const is_gift_card = type === PRODUCT_TYPE.giftCard
    const total = lineTotal(price, quantity, store)
    return {
      position,
      product_id,
      is_gift_card,
      deposit: deposit ?? 0,
      total,
      quantity,
      before: quantity - left,
      count: Math.min(pieces, left),
    }
  })
}

/** The amount paid back for the counted pieces of goods, with the freight and the fee when no goods are left. */
export function amountOf(
  lines: readonly WithdrawnLine[],
  order: Pick<typeof orders.$inferSelect, 'shipping' | 'payment'>,
  store: Store,
): number {
  const goods = lines.filter(isGoods)
  const isWholeOrder =
    goods.some(({ count }) => count > 0) && goods.every(({ quantity, before, count }) => before + count >= quantity)
  const [freight, fee] = [storedShipping.read(order.shipping).price ?? 0, storedPayment.read(order.payment).fee ?? 0]
  const deposits = depositsTotal(
    goods.map(({ deposit, count }) => ({ deposit, quantity: count })),
    store,
  )
  return returnAmount(lines, { isWholeOrder, freight, fee, deposits }, store)
}

export const isGoods = ({ is_gift_card }: WithdrawnLine): boolean => !is_gift_card
