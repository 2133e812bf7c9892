import type { OrderReceipt } from '../../app/commerce/contract/order'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { loadOrder } from '../orders/load-order'
import { opensReceipt } from '../orders/receipt-access'

/** The part of an order that the access token opens; 404 when the token is not valid for it any more. */
export async function loadReceipt(
  id: string,
  access: string,
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<OrderReceipt> {
  if (!(await opensReceipt(access, id, services))) throw notFound('The receipt')
  const { number, placed_at, status, cancel_reason, currency, total, ...order } = await loadOrder(services.db, id)
  const { gift_card_total, payment, shipping, items } = order
  return {
    number,
    placed_at,
    status,
    cancel_reason,
    currency,
    total,
    gift_card_total,
    payment: payment.name,
    delivery: shipping?.name ?? null,
    items: items.map(({ name, quantity }) => ({ name, quantity })),
  }
}
