import { randomUUID } from 'node:crypto'
import { requestCart } from '../cart/request-cart.server'
import { isAddedByCode } from '../cart/rules/added-by-code'
import { skuId } from '../cart/rules/atc-link'
import { withRequest } from '../cart/rules/cart-requests'
import { addLines, withLeftOut } from '../cart/rules/left-out'
import { addId, isRepeated, ONCE, withDone } from '../cart/rules/one-time-key'
import { requestedLines } from '../cart/rules/requested-lines'
import { MAX_SKUS } from '../commerce/contract/limits'
import { isRenewal } from '../commerce/contract/is-renewal'
import type { Order } from '../commerce/contract/order'
import { optional } from '../commerce/optional'
import type { Subscription } from '../commerce/contract/subscription'
import type { Needs } from '../server/request-context.server'
import type { RequestedLine } from '../server/session/cart-line'
import type { OrderAccess } from './order-access.server'

type Goods = Pick<Order, 'id' | 'checkout_order_id' | 'items'>
type Context = Needs<'backend' | 'services' | 'session' | 'visitor'> & OrderAccess

/**
 * Adds the goods of an order to the cart, at the prices of today and by the rule for adding (spec section 4). The same form sent
 * twice adds once: its key is of the page or press (decision 016). Goods whose subscription of this order goes on are bought
 * once, and so are those of a later delivery. A subscription that another order began is not known here. What cannot be bought
 * now, and what a coupon added, is left out. Returns whether the cart had room for all of it; the cart page names the products
 * that did not fit.
 */
export async function buyAgain(order: Goods, form: FormData, context: Context): Promise<boolean> {
  const orderable = await orderableSkus(order, context)
  const found = chosenGoods(order).filter(({ sku }) => orderable.has(skuId(sku)))
  if (found.length === 0) return true
  const goods = boughtOnce(found, await goingOn(order, context))
  const once = form.get(ONCE)
  const add = typeof once === 'string' ? addId(once, { order: order.id }) : null
  const now = context.services.now().getTime()
  const result = { hasRoom: true }
  await requestCart(context, (shopper) => {
    const before = requestedLines(shopper.cart)
    if (isRepeated(shopper.doneAdds, add, now)) {
      result.hasRoom = goods.every(({ product_id }) => before.some((line) => line.product_id === product_id))
      return null
    }
    const { lines, leftOut } = withOrderedGoods(before, goods)
    result.hasRoom = leftOut.length === 0
    return withLeftOut(withRequest({ ...shopper, doneAdds: withDone(shopper.doneAdds, add, now) }, lines), leftOut)
  })
  return result.hasRoom
}

/** The goods of an order whose subscription goes on; `all` for a later delivery, and while it cannot be told. */
async function goingOn(order: Goods, { call }: OrderAccess): Promise<ReadonlySet<string> | 'all'> {
  if (isRenewal(order)) return 'all'
  if (order.items.every(({ subscription_interval: interval }) => interval === null)) return new Set()
  const read = await optional(call('subscriptions', { params: { id: order.id } }), null)
  return read === null ? 'all' : runningSkus(read.answer)
}

/** The product numbers of subscriptions that deliver, or can be resumed. One with a last day does not go on. */
export const runningSkus = (subscriptions: readonly Pick<Subscription, 'sku' | 'state' | 'ends_on'>[]): ReadonlySet<string> =>
  new Set(subscriptions.filter(({ state, ends_on }) => state !== 'ended' && ends_on === null).map(({ sku }) => skuId(sku)))

/** The goods, each with the interval of its subscription unless that goes on. */
export const boughtOnce = <G extends Pick<Order['items'][number], 'sku' | 'subscription_interval'>>(
  goods: readonly G[],
  running: ReadonlySet<string> | 'all',
): G[] =>
  goods.map((item) => (running === 'all' || running.has(skuId(item.sku)) ? { ...item, subscription_interval: null } : item))

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

/** The lines with the goods of an order, as far as there is room; `leftOut` are the names of the others. */
export function withOrderedGoods(
  lines: readonly RequestedLine[],
  items: readonly Ordered[],
): { lines: RequestedLine[]; leftOut: string[] } {
  const added = items.map(({ product_id, quantity, subscription_interval: interval }) => ({
    uuid: randomUUID(),
    product_id,
    quantity,
    subscription_interval: interval && { id: interval.id },
  }))
  const { lines: after, leftOut } = addLines(lines, added)
  const withoutRoom = new Set(leftOut.map(({ product_id }) => product_id))
  return { lines: after, leftOut: items.flatMap(({ product_id, name }) => (withoutRoom.has(product_id) ? [name] : [])) }
}
