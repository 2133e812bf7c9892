import type { Needs } from '../server/request-context.server'
import { requestedLines } from '../cart/rules/requested-lines'
import { dateFormat } from '../store/intl-formats'
import { shopDay } from '../store/shop-day'

/** The offers to the customer in this store, each with its last day in words, and whether its goods are in the cart. */
export async function loadCustomerOffers({
  backend,
  session,
  visitor,
  services,
}: Needs<'backend' | 'session' | 'visitor' | 'services'>) {
  const [{ answer }, { cart }] = await Promise.all([backend.call('customerOffers', {}), session.read()])
  const inCart = new Set(requestedLines(cart).map((line) => line.offer_item_id))
  const today = shopDay(services.now())
  const longDay = dateFormat(visitor.store.iso, { dateStyle: 'long', timeZone: 'UTC' })
  return answer.map(({ id, message, valid_through, items }) => ({
    id,
    message,
    lastDay: longDay.format(new Date(valid_through)),
    isOver: valid_through < today,
    items: items.map((item) => ({ ...item, isInCart: item.state === 'open' && inCart.has(item.id) })),
  }))
}
