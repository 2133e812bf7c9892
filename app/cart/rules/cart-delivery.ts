import { type DeliveryPromise, deliveryPromise, type DispatchCutoff } from '../../stock/delivery'
import { isInStock } from '../../stock/is-in-stock'
import type { CartLine } from '../../server/session/cart-line'
import { PRODUCT_TYPE } from '../../commerce/contract/product-type'

type Goods = Pick<CartLine, 'type' | 'stock_status' | 'estimated_at' | 'sold_out'>

/**
 * The day on which the whole cart can be shipped: the date of its slowest line. Null when there is nothing to ship (gift cards
 * are sent by e-mail) or when no date is known. `iso` is the storefront's language.
 */
export function cartDelivery(items: readonly Goods[], cutoff: DispatchCutoff | null, iso: string): DeliveryPromise | null {
  const goods = items.filter(({ type }) => type !== PRODUCT_TYPE.giftCard)
  if (goods.length === 0) return null
  const waiting = goods.find((line) => line.estimated_at === null && (line.sold_out || !isInStock(line.stock_status)))
  if (waiting) return waiting.stock_status === 'back-order' ? { kind: 'back-order' } : null
  const days = goods.flatMap(({ estimated_at }) => estimated_at ?? [])
  return deliveryPromise({ orderable: true, stock_status: 'in-stock', estimated_at: days.toSorted().at(-1) ?? null }, cutoff, iso)
}
