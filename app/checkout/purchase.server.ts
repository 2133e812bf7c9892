import type { Order } from '../commerce/contract/order'
import { pageFailure, pageNotFound } from '../commerce/page-failure.server'
import type { Shop } from '../server/shop-context.server'

/** A purchase of this browser, the newest without an id. Others' orders are not found, even by those who know the id. */
export async function loadPurchase(shop: Shop, id: string | undefined): Promise<Order> {
  const { purchases } = await shop.shopper.read()
  const purchase = id === undefined ? purchases[0] : purchases.find(({ orderId }) => orderId === id)
  if (!purchase) throw pageNotFound()
  try {
    const { answer } = await shop.call('order', { params: { id: purchase.orderId } })
    return answer
  } catch (error) {
    throw pageFailure(error)
  }
}
