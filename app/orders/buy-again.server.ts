import { randomUUID } from 'node:crypto'
import { requestCart } from '../cart/request-cart.server'
import { isAddedByCode } from '../cart/rules/added-by-code'
import { skuId } from '../cart/rules/atc-link'
import { withRequest } from '../cart/rules/cart-requests'
import { withLeftOut } from '../cart/rules/left-out'
import { requestedLines } from '../cart/rules/requested-lines'
import { mergedQuantity } from '../cart/rules/quantity'
import { MAX_SKUS } from '../commerce/contract/limits'
import { MAX_LINES } from '../commerce/contract/max-lines'
import type { Order } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import type { RequestedLine } from '../server/session/cart-line'
import { hasOrigin } from '../cart/rules/lines'

type Goods = Pick<Order, 'id' | 'checkout_order_id' | 'items'>

/**
 * Puts the goods of an order into the cart, at the prices of today. A product that is there already gets the larger of both
 * quantities, so that a repeated request adds nothing; a line that is tied to its origin stays as it is (spec section 4). Goods
 * of a subscription's later delivery are bought once: the subscription goes on. What cannot be bought now, and what a coupon
 * added, is left out. Returns whether the cart had room for all of it; the cart page names the products that did not fit.
 */
export async function buyAgain(order: Goods, context: Needs<'backend' | 'session' | 'visitor'>): Promise<boolean> {
  // A later delivery is ordered without a checkout, so its order id is used in place of the checkout's id.
  const isRenewal = order.id === order.checkout_order_id
  const orderable = await orderableSkus(order, context)
  const goods = chosenGoods(order)
    .filter(({ sku }) => orderable.has(skuId(sku)))
    .map((item) => (isRenewal ? { ...item, subscription_interval: null } : item))
  if (goods.length === 0) return true
  const noted = { hasRoom: true }
  await requestCart(context, (shopper) => {
    const { lines, leftOut } = withOrderedGoods(requestedLines(shopper.cart), goods)
    noted.hasRoom = leftOut.length === 0
    return withLeftOut(withRequest(shopper, lines), leftOut)
  })
  return noted.hasRoom
}

/**
 * The names of the goods of an order that cannot be bought now, each once; `isAll`: they are all that
 * `buyAgain` would have put into the cart.
 */
export type SoldOut = { names: readonly string[]; isAll: boolean }

/** Lists the goods of an order that cannot be bought now. */
export async function soldOutOf(order: Pick<Order, 'items'>, context: Needs<'backend'>): Promise<SoldOut> {
  const orderable = await orderableSkus(order, context)
  const chosen = chosenGoods(order)
  const missing = chosen.filter(({ sku }) => !orderable.has(skuId(sku)))
  return { names: [...new Set(missing.map(({ name }) => name))], isAll: missing.length === chosen.length }
}

const chosenGoods = ({ items }: Pick<Order, 'items'>) => items.filter((item) => !isAddedByCode(item))

async function orderableSkus(order: Pick<Order, 'items'>, { backend }: Needs<'backend'>): Promise<ReadonlySet<string>> {
  const skus = [...new Set(chosenGoods(order).flatMap(({ sku }) => sku || []))]
  const parts = Array.from({ length: Math.ceil(skus.length / MAX_SKUS) }, (_, at) =>
    skus.slice(at * MAX_SKUS, (at + 1) * MAX_SKUS),
  )
  const found = await Promise.all(parts.map((part) => backend.productsBySku(part)))
  return new Set(found.flat().flatMap(({ sku, orderable }) => (orderable ? [skuId(sku)] : [])))
}

type Ordered = Pick<Order['items'][number], 'product_id' | 'name' | 'quantity' | 'subscription_interval'>

/**
 * The lines with the goods of an order, as far as there is room; `leftOut` are the names of the others. Lines of
 * one product and interval count together.
 */
export function withOrderedGoods(
  lines: readonly RequestedLine[],
  items: readonly Ordered[],
): { lines: RequestedLine[]; leftOut: string[] } {
  const after = [...lines]
  const leftOut: string[] = []
  for (const { product_id, name, quantity, subscription_interval: interval } of summed(items)) {
    const isSame = (line: RequestedLine) =>
      line.product_id === product_id && (line.subscription_interval?.id ?? null) === (interval?.id ?? null)
    const at = after.findIndex((line) => isSame(line) && !hasOrigin(line))
    const line = after[at]
    if (line !== undefined) after[at] = { ...line, quantity: Math.max(line.quantity, quantity) }
    else if (after.length >= MAX_LINES) leftOut.push(name)
    else after.push({ uuid: randomUUID(), product_id, quantity, subscription_interval: interval && { id: interval.id } })
  }
  return { lines: after, leftOut }
}

function summed(items: readonly Ordered[]): Iterable<Ordered> {
  const goods = new Map<string, Ordered>()
  for (const item of items) {
    const key = `${item.product_id} ${item.subscription_interval?.id}`
    const quantity = mergedQuantity(goods.get(key)?.quantity ?? 0, item.quantity)
    goods.set(key, { ...item, quantity })
  }
  return goods.values()
}
