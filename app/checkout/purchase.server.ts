import type { Order } from '../commerce/contract/order'
import { pageNotFound } from '../commerce/page-failure.server'
import type { Needs } from '../server/request-context.server'

/** A purchase of this browser, the newest without an id. Others' orders are not found, even by those who know the id. */
export async function loadPurchase(context: Needs<'backend' | 'session'>, id: string | undefined): Promise<Order> {
  const { purchases } = await context.session.read()
  const purchase = id === undefined ? purchases[0] : purchases.find(({ orderId }) => orderId === id)
  if (!purchase) throw pageNotFound()
  const { answer } = await context.backend.call('order', { params: { id: purchase.orderId } })
  return answer
}
