import { randomUUID } from 'node:crypto'
import { requestCart } from '../cart/request-cart.server'
import { withRequest } from '../cart/rules/cart-requests'
import { requestedLines } from '../cart/rules/requested-lines'
import type { Order } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import type { RequestedLine } from '../server/session/cart-line'

/**
 * Puts the goods of an order into the cart, at the prices of today. A product that is there already gets the larger of both quantities, so
 * that a repeated request adds nothing.
 */
export async function buyAgain(
  { items }: Pick<Order, 'items'>,
  context: Needs<'backend' | 'session' | 'visitor'>,
): Promise<void> {
  await requestCart(context, (shopper) => withRequest(shopper, withGoods(requestedLines(shopper.cart), items)))
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
