import { randomUUID } from 'node:crypto'
import { requestCart } from '../cart/request-cart.server'
import { withRequest } from '../cart/rules/cart-requests'
import { requestedLines } from '../cart/rules/requested-lines'
import type { Order } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import type { RequestedLine } from '../server/session/cart-line'

/**
 * Puts the goods of an order into the cart, at the prices of today. A product that is there already gets the larger of both quantities, so
 * that a repeated request adds nothing. Goods of a subscription's later delivery are bought once: the subscription goes on.
 */
export async function buyAgain(
  { id, checkout_order_id, items }: Pick<Order, 'id' | 'checkout_order_id' | 'items'>,
  context: Needs<'backend' | 'session' | 'visitor'>,
): Promise<void> {
  // A later delivery is ordered without a checkout: its order has the id of its own in place of one.
  const isRenewal = id === checkout_order_id
  const goods = isRenewal ? items.map((item) => ({ ...item, subscription_interval: null })) : items
  await requestCart(context, (shopper) => withRequest(shopper, withGoods(requestedLines(shopper.cart), goods)))
}

function withGoods(lines: readonly RequestedLine[], items: Order['items']): RequestedLine[] {
  const after = [...lines]
  for (const { product_id, quantity, subscription_interval: interval } of items) {
    const isSame = (line: RequestedLine) =>
      line.product_id === product_id && (line.subscription_interval?.id ?? null) === (interval?.id ?? null)
    const at = after.findIndex(isSame)
    const line = after[at]
    if (line !== undefined) after[at] = { ...line, quantity: Math.max(line.quantity, quantity) }
    else after.push({ uuid: randomUUID(), product_id, quantity, subscription_interval: interval && { id: interval.id } })
  }
  return after
}
