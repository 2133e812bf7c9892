import { Checkout } from '../../../app/commerce/contract/checkout'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import { fixtureIdOf } from '../../../backend/tests/fixture/seed'
import { orderRequest, putCheckout, readOrder, type ShopCalls } from '../../../backend/tests/place-order'
import { PARCEL } from '../../../backend/tests/staff'
import { OPERATOR } from './worker-shop'

/** How an order of the day ends. The amount is what is given back once it was captured. */
export type Ending = 'cancelled' | 'sent' | 'delivered' | 'refunded'
export const REFUND = 10

export type DayOrder = { id: string; number: string; total: number; payment: ProviderId; ending: Ending }

const SKU = 'CR2032'
const JSON_BODY = { 'content-type': 'application/json' }
/** Attempts to take a step that waits for a job, such as a refund for its capture, 500 ms apart: longer than any retry of a job. */
const MAX_TRIES = 400

/** Orders one thing, pays for it without a webhook, and lets the staff do what this ending needs. */
export async function liveThroughOrder(
  shop: ShopCalls,
  { payment, ending }: Pick<DayOrder, 'payment' | 'ending'>,
): Promise<DayOrder> {
  const ordering = { payment, checkoutId: crypto.randomUUID() }
  const line = { uuid: crypto.randomUUID(), product_id: fixtureIdOf(SKU), quantity: 3 }
  const request = await orderRequest(shop, [line], ordering)
  const { order, next } = Checkout.parse(await json(await putCheckout(shop, request, ordering)))
  if (order === null) throw new Error('No order was placed')
  if (next?.type === 'redirect') await approve(next.url)
  await shop.fetch(`/api/orders/${order.id}/settle`, { method: 'POST', headers: JSON_BODY, body: '{}' })
  const { id, number, total, status } = await readOrder(shop, { id: order.id, checkout_order_id: ordering.checkoutId })
  if (status !== 'confirmed') throw new Error(`${number} is ${status} after its payment`)
  if (ending === 'cancelled') await act(shop, number, 'cancel', { reason: 'by-customer' })
  else await act(shop, number, 'ship', { parcel: PARCEL })
  if (ending === 'delivered') await act(shop, number, 'deliver', {})
  if (ending === 'refunded') await act(shop, number, 'refunds', { id: crypto.randomUUID(), amount: REFUND, reason: 'late' })
  return { id, number, total, payment, ending }
}

async function approve(page: string): Promise<void> {
  const body = new URLSearchParams({ outcome: 'approve', webhook: 'never' })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`The test payment page answered ${answer.status}`)
}

/** A step of the staff; tried again while what it needs has not happened yet. */
async function act(shop: ShopCalls, number: string, step: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR}`, ...JSON_BODY }
  for (let attempt = 1; ; attempt += 1) {
    const answer = await shop.fetch(`/admin/orders/${number}/${step}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.ok) return
    if (answer.status !== 409 || attempt === MAX_TRIES) throw new Error(`${step} of ${number}: ${await answer.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function json(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
