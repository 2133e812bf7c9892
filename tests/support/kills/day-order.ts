import { z } from 'zod'
import type { Order } from '../../../app/commerce/contract/order'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import { PARCEL } from '../../../backend/tests/staff'
import { act, type DayShop, orderAndPay, post, readMail } from './day-shop'
import type { Bookings } from './provider-bookings'

/**
 * An order of the day, and what its life must have led to. `mails`: keys of the mails. `refunds`: the number of mails
 * about a refund, whose keys name the refund. `booked`: the one payment at a provider, null when there is none. `ledger`:
 * the entries of gift cards in its name.
 */
export type DayOrder = {
  number: string
  id: string
  mails: readonly string[]
  refunds: number
  booked: Bookings | null
  ledger: readonly number[]
}

/** How an order of goods ends. */
export const ENDINGS = ['cancelled', 'sent', 'delivered', 'refunded', 'returned'] as const
export type Ending = (typeof ENDINGS)[number]

/** The amount that is given back of a refunded order. */
const REFUND = 10

const Refunded = z.object({ amount: z.number() })

/** Orders goods, pays for them, and lets customer and staff do what the ending needs. */
export async function liveThroughOrder(
  shop: DayShop,
  { payment, ending }: { payment: ProviderId; ending: Ending },
): Promise<DayOrder[]> {
  const email = `${crypto.randomUUID()}@example.com`
  const order = await orderAndPay(shop, { sku: 'CR2032', quantity: 3 }, { payment, customer: { email } })
  const { mails, refunded } = await end(shop, order, ending)
  const { id, number, total } = order
  const booked = { captures: ending === 'cancelled' ? [] : [total], refunded, isReleased: ending === 'cancelled' }
  const refunds = refunded > 0 ? 1 : 0
  return [{ id, number, mails, refunds, booked: payment === 'invoice' ? null : booked, ledger: [] }]
}

/** The steps to an ending: the mails they lead to, and what is given back. */
export async function end(
  shop: DayShop,
  { id, number, customer: { email } }: Order,
  ending: Ending,
): Promise<{ mails: string[]; refunded: number }> {
  if (ending === 'cancelled') {
    await act(shop, `orders/${number}/cancel`, { reason: 'by-customer' })
    return { mails: [`order-received:${id}`, `order-cancelled:${id}`], refunded: 0 }
  }
  await act(shop, `orders/${number}/ship`, { parcel: PARCEL })
  const mails = [`order-received:${id}`, `dispatched:${id}`]
  if (ending === 'sent') return { mails, refunded: 0 }
  if (ending === 'refunded') {
    await act(shop, `orders/${number}/refunds`, { id: crypto.randomUUID(), amount: REFUND, reason: 'late' })
    return { mails, refunded: REFUND }
  }
  await act(shop, `orders/${number}/deliver`, {})
  mails.push(`delivered:${id}`)
  if (ending === 'delivered') return { mails, refunded: 0 }
  const back = await sendBack(shop, { id, number, email })
  return { mails: [...mails, `return-announced:${back.id}`, `return-received:${back.id}`], refunded: back.amount }
}

/**
 * The customer returns one piece by the link of a mail, in two calls with the same id, and
 * the staff give its price back, twice too.
 */
async function sendBack(shop: DayShop, { id: orderId, number, email }: { id: string; number: string; email: string }) {
  const token = await readMail(shop, email, /order_access=([\w.-]+)/)
  const { access_token } = z.object({ access_token: z.string() }).parse(await post(shop, '/api/order-auth/login', { token }))
  const id = crypto.randomUUID()
  const lines = [{ position: 0, quantity: 1, reason: 'changed-mind', condition: 'unopened' }]
  const announced = { id, lines, message: '' }
  for (let n = 0; n < 2; n += 1) {
    await post(shop, `/api/orders/${orderId}/returns`, announced, { authorization: `Bearer ${access_token}` })
  }
  for (let n = 0; n < 2; n += 1) await act(shop, `returns/${number}-R1/receive`, { sellable: 'all' })
  await act(shop, `returns/${number}-R1/refund`, {})
  return { id, amount: Refunded.parse(await act(shop, `returns/${number}-R1/refund`, {})).amount }
}
