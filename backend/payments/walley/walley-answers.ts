import { z } from 'zod'
import type { PaymentStatus } from '../../interfaces/provider'

/** The answer to `POST /checkouts`. */
export const Begun = z.object({ data: z.object({ privateId: z.string(), paymentUri: z.url({ protocol: /^https?$/ }) }) })

/** The parts of `GET /checkouts/{privateId}` that the shop needs. */
export const CheckoutInformation = z.object({
  data: z.object({
    status: z.enum(['Initialized', 'CustomerIdentified', 'CommittedToPurchase', 'PurchaseCompleted', 'Aborted']),
    purchase: z.object({ result: z.string() }).nullish(),
    order: z.object({ orderId: z.string().nullish() }).nullish(),
  }),
})
export type CheckoutInformation = z.output<typeof CheckoutInformation>

/** The parts of `GET /manage/orders/{id}` that the shop needs. */
export const ManagedOrder = z.object({
  data: z.object({
    id: z.string(),
    status: z.string(),
    totalAmount: z.number(),
    currency: z.string(),
    expiresAt: z.iso.datetime({ offset: true }).nullish(),
  }),
})
export type ManagedOrder = z.output<typeof ManagedOrder>['data']

/** A checkout's payment: its state, or the order at Walley that has the state. */
export type CheckoutVerdict = { orderId: string } | { state: 'open' | 'failed' | 'cancelled'; reason: string | null }

/**
 * A purchase is completed also while Walley still examines it (`OnHold`), while the buyer has yet to sign the credit agreement
 * (`Signing`), and when Walley then refuses it (`Rejected`); a notification follows each change. The other results, `Preliminary`
 * and `Activated`, mean that there is an order.
 */
export function checkoutVerdict({ data: { status, purchase, order } }: CheckoutInformation): CheckoutVerdict {
  if (status === 'Aborted') return { state: 'cancelled', reason: 'aborted' }
  if (status !== 'PurchaseCompleted') return { state: 'open', reason: null }
  const result = purchase?.result ?? 'no result'
  if (result === 'Rejected') return { state: 'failed', reason: 'rejected' }
  const orderId = order?.orderId ?? null
  if (result === 'OnHold' || result === 'Signing' || orderId === null) return { state: 'open', reason: result }
  return { orderId }
}

/**
 * `PartActivated`: a part was captured in Walley's portal, and Walley does not tell how much, so it is not taken for paid: the
 * shop's own capture and cancellation are then refused, and the log says why (walley.ts). An order of which a part was refunded
 * has this state too; the shop has captured that one before. An unknown state counts as undecided, because no list of all
 * states could be found in the documentation.
 */
const STATES: Readonly<Record<string, PaymentStatus['state']>> = {
  NotActivated: 'authorized',
  PartActivated: 'authorized',
  Activated: 'captured',
  Returned: 'captured',
  Cancelled: 'cancelled',
  Expired: 'expired',
  Rejected: 'failed',
}

/** The state of a payment by its order at Walley. */
export function orderStatus({ id, status, totalAmount, currency, expiresAt }: ManagedOrder): PaymentStatus {
  const state = STATES[status] ?? 'open'
  const isPaid = state === 'authorized' || state === 'captured'
  const reservation = state === 'authorized' && expiresAt ? { authorizedUntil: new Date(expiresAt) } : {}
  return { state, amount: isPaid ? totalAmount : 0, currency, orderReference: id, reason: isPaid ? null : status, ...reservation }
}
