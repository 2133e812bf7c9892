import type { Needs } from '../server/request-context.server'
import { requestedLines } from '../cart/rules/requested-lines'
import { dateFormat } from '../store/intl-formats'

/** The offers to the customer in this store, each with its last day in words, and whether its goods are in the cart. */
export async function loadCustomerOffers({ backend, session, visitor }: Needs<'backend' | 'session' | 'visitor'>) {
  const [{ answer }, { cart }] = await Promise.all([backend.call('customerOffers', {}), session.read()])
  const inCart = new Set(requestedLines(cart).map((line) => line.offer_item_id))
  const longDay = dateFormat(visitor.store.iso, { dateStyle: 'long', timeZone: 'UTC' })
  return answer.map(({ id, message, valid_through, items }) => ({
    id,
    message,
    lastDay: longDay.format(new Date(valid_through)),
    isOver: items.length > 0 && items.every(({ state }) => state === 'expired'),
    items: items.map((item) => ({ ...item, isInCart: item.state === 'open' && inCart.has(item.id) })),
  }))
}
