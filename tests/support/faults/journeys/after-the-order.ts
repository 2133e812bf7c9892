import { eq } from 'drizzle-orm'
import { href } from '../../../../app/routing/href'
import { orders } from '../../../../backend/database/schema/orders'
import { signReceiptAccess } from '../../../../backend/orders/receipt-access'
import { isOrder } from '../../shop/is-order'
import type { Visitor } from '../../shop/visitor'
import { journey, page, step, type Walker } from '../journey'

/** An order whose answer was lost, and whose payment is not made: the shop must find it, and never place it again. */
export const AFTER_THE_ORDER = journey({
  name: 'after the order',
  isSequence: true,
  prepare: () => Promise.resolve(new Map<Walker, string>()),
  async enter(walker, checkouts) {
    const { shop, shopping } = walker
    await shopping.add('LR6-24', 2)
    const fields = await shopping.checkout()
    checkouts.set(walker, fields.checkout_id ?? '')
    shop.respond = async (path, send, { body }) => {
      const answer = await send()
      if (isOrder(path, body)) throw new TypeError('fetch failed')
      return answer
    }
    await shopping.order({ ...fields, payment_method: 'stripe' })
    shop.respond = null
    const placed = await ordersOf(walker, checkouts)
    if (placed.length !== 1) throw new Error('The order was not placed')
  },
  steps(walker, checkouts) {
    const { shop, shopping, language } = walker
    const confirmation = async (by: Visitor) => {
      const { backend } = shop
      const id = (await ordersOf(walker, checkouts))[0]?.id ?? ''
      const access = await signReceiptAccess(id, backend.clock.now, backend.services)
      return by.get(`${href('confirmation', language, { id })}?access=${access}`)
    }
    return [
      page(walker, shopping.checkoutPath),
      page(walker, shopping.cartPath),
      page(walker, href('checkoutFailed', language)),
      step('the confirmation', () => confirmation(walker.visitor)),
      step('the confirmation in another browser', () => confirmation(shop.visitor())),
      page(walker, shopping.checkoutPath),
    ]
  },
  async lost(walker, checkouts) {
    const { status, lines } = await walker.shopping.cart()
    const placed = await ordersOf(walker, checkouts)
    const isKept = status === 200 && lines.length === 1 && placed.length === 1
    return isKept ? [] : [`cart ${status} with ${lines.length} lines, ${placed.length} orders`]
  },
})

function ordersOf(walker: Walker, checkouts: ReadonlyMap<Walker, string>) {
  const isOwn = eq(orders.checkout_order_id, checkouts.get(walker) ?? '')
  return walker.shop.backend.db.select({ id: orders.id }).from(orders).where(isOwn)
}
