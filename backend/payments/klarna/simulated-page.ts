import { z } from 'zod'
import { fromMinor } from '../minor-units'
import { pageLanguage } from '../simulator/page-language'
import { type SimulatedOutcome, PaymentClosed, type SimulatedSettlement, type TestPayment } from '../simulator/provider-simulator'
import { placedOrder, SimulatedOrder } from './simulated-order'
import { PageRequest, SessionRequest } from './simulated-requests'

/** A session of the Hosted Payment Page with the payment session that it shows, and the order once it is placed. */
export const SimulatedPage = z.object({
  session_id: z.string(),
  status: z.enum(['WAITING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'FAILED', 'DISABLED', 'TIMEOUT']),
  expires_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  payment: SessionRequest,
  urls: PageRequest.shape.merchant_urls,
  order: SimulatedOrder.nullable(),
})
export type SimulatedPage = z.output<typeof SimulatedPage>

type Status = SimulatedPage['status']

/** A failed page stays open: the shopper may try again. */
const isOpen = (status: Status) => status === 'WAITING' || status === 'IN_PROGRESS' || status === 'FAILED'

/** The status at this time: an open page times out. */
export function currentStatus(page: SimulatedPage, now: Date): Status {
  return isOpen(page.status) && new Date(page.expires_at) <= now ? 'TIMEOUT' : page.status
}

/** A page that is no longer open is not found after its time; its order stays in Order Management. */
export const isForgotten = ({ status, expires_at }: SimulatedPage, now: Date): boolean =>
  !isOpen(status) && new Date(expires_at) <= now

/** Gives an open page another status; throws PaymentClosed when it is final. */
export function changeStatus(page: SimulatedPage, status: Status, now: Date): SimulatedPage {
  if (!isOpen(currentStatus(page, now))) throw new PaymentClosed()
  const order = status === 'COMPLETED' ? placedOrder(`order-${page.session_id}`, page.payment.order_amount, now) : null
  return { ...page, status, order, updated_at: now.toISOString() }
}

/** The body of GET /hpp/v1/sessions/{id}. */
export function pageBody(page: SimulatedPage, now: Date) {
  const { session_id, expires_at, updated_at, order } = page
  return {
    session_id,
    status: currentStatus(page, now),
    expires_at,
    updated_at,
    ...(order === null ? {} : { order_id: order.order_id }),
  }
}

export const STATUS_OF: Readonly<Record<SimulatedOutcome, Status>> = {
  approve: 'COMPLETED',
  decline: 'FAILED',
  cancel: 'CANCELLED',
  expire: 'TIMEOUT',
}

/** The call of `status_update` about the page's present status. Klarna does not sign: the URL carries the shop's token. */
export function statusUpdate(page: SimulatedPage, now: Date): SimulatedSettlement['messages'][number] {
  return {
    url: filled(page.urls.status_update, page),
    body: JSON.stringify({ event_id: crypto.randomUUID(), session: pageBody(page, now) }),
  }
}

/** The address that the shopper is sent to; null: the page stays, with the message that its time has run out. */
export function nextUrl(page: SimulatedPage, outcome: SimulatedOutcome): string | null {
  const { success, failure, cancel } = page.urls
  const url = { approve: success, decline: failure, cancel, expire: null }[outcome]
  return url === null ? null : filled(url, page)
}

function filled(url: string, page: SimulatedPage): string {
  return url.replaceAll('{{session_id}}', page.session_id).replaceAll('{{order_id}}', page.order?.order_id ?? '')
}

const STATES: Readonly<Record<Status, TestPayment['state']>> = {
  WAITING: 'open',
  IN_PROGRESS: 'open',
  FAILED: 'declined',
  COMPLETED: 'approved',
  CANCELLED: 'cancelled',
  DISABLED: 'cancelled',
  TIMEOUT: 'expired',
}

/** The data of a Klarna session for the test payment page. */
export function testPayment(page: SimulatedPage, now: Date): TestPayment {
  const { payment } = page
  return {
    state: STATES[currentStatus(page, now)],
    language: pageLanguage(payment.locale),
    orderNumber: payment.merchant_reference1,
    amount: fromMinor(payment.order_amount),
    currency: payment.purchase_currency,
    lines: payment.order_lines.map(({ name, quantity, total_amount }) => ({ name, quantity, total: fromMinor(total_amount) })),
    shopUrl: filled(page.urls.cancel, page),
  }
}
