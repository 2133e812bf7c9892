import { z } from 'zod'

const Change = z.object({ key: z.string(), amount: z.number().int() })

/** An order of Order Management. Changes carry the idempotency key they came with. */
export const SimulatedOrder = z.object({
  order_id: z.string(),
  order_amount: z.number().int(),
  captures: z.array(Change),
  refunds: z.array(Change),
  cancelled: z.boolean(),
  /** The part that was not captured is released. */
  released: z.boolean().default(false),
  /** Null in records of earlier releases, which do not expire. */
  placed_at: z.iso.datetime().nullable().default(null),
  expires_at: z.iso.datetime().nullable().default(null),
})
export type SimulatedOrder = z.output<typeof SimulatedOrder>

/** A change that Klarna answers 403 with this code. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused'
  constructor(readonly code: string) {
    super(code)
  }
}

const sum = (changes: SimulatedOrder['captures']) => changes.reduce((total, { amount }) => total + amount, 0)

const DAY_MS = 24 * 3600_000
/** Klarna's usual term, by which an extension lasts too, and the age at which an order ends at the latest. */
const [TERM_MS, MAX_AGE_MS] = [28 * DAY_MS, 180 * DAY_MS]

/** A new order of an amount in minor units, authorized for 28 days. */
export const placedOrder = (order_id: string, order_amount: number, now: Date): SimulatedOrder => ({
  order_id,
  order_amount,
  captures: [],
  refunds: [],
  cancelled: false,
  released: false,
  placed_at: now.toISOString(),
  expires_at: new Date(now.getTime() + TERM_MS).toISOString(),
})

const hasExpired = ({ expires_at, captures }: SimulatedOrder, now: Date) =>
  captures.length === 0 && expires_at !== null && new Date(expires_at) <= now

/** The body of GET /ordermanagement/v1/orders/{id}. */
export function orderBody(order: SimulatedOrder, now: Date) {
  const captured = sum(order.captures)
  return {
    order_id: order.order_id,
    status: hasExpired(order, now) && !order.cancelled ? 'EXPIRED' : statusOf(order, captured),
    fraud_status: 'ACCEPTED',
    order_amount: order.order_amount,
    expires_at: order.expires_at,
    captured_amount: captured,
    refunded_amount: sum(order.refunds),
    remaining_authorized_amount: order.cancelled || order.released ? 0 : order.order_amount - captured,
  }
}

function statusOf(order: SimulatedOrder, captured: number) {
  if (order.cancelled) return 'CANCELLED'
  if (captured === 0) return 'AUTHORIZED'
  return captured < order.order_amount ? 'PART_CAPTURED' : 'CAPTURED'
}

/** Only the key decides whether a capture is a repeated one. Throws a ChangeRefused. */
export function captureOrder(order: SimulatedOrder, key: string, amount: number, now: Date): SimulatedOrder {
  if (order.captures.some((capture) => capture.key === key)) return order
  if (hasExpired(order, now)) throw new ChangeRefused('CAPTURE_NOT_ALLOWED')
  if (order.cancelled || order.released || sum(order.captures) + amount > order.order_amount)
    throw new ChangeRefused('CAPTURE_NOT_ALLOWED')
  return { ...order, captures: [...order.captures, { key, amount }] }
}

/** Adds a refund in minor units, once for each key. Throws `REFUND_NOT_ALLOWED` above what is captured and not refunded. */
export function refundOrder(order: SimulatedOrder, key: string, amount: number): SimulatedOrder {
  if (order.refunds.some((refund) => refund.key === key)) return order
  if (sum(order.refunds) + amount > sum(order.captures)) throw new ChangeRefused('REFUND_NOT_ALLOWED')
  return { ...order, refunds: [...order.refunds, { key, amount }] }
}

/** Throws `CANCEL_NOT_ALLOWED` after a capture. */
export function cancelOrder(order: SimulatedOrder): SimulatedOrder {
  if (order.captures.length > 0) throw new ChangeRefused('CANCEL_NOT_ALLOWED')
  return { ...order, cancelled: true }
}

/** Klarna documents the refusal for an order that is fully captured. */
export function releaseRest(order: SimulatedOrder): SimulatedOrder {
  if (order.cancelled || sum(order.captures) >= order.order_amount) throw new ChangeRefused('NOT_ALLOWED')
  return { ...order, released: true }
}

/** Extends the authorization by the term from now on, at most to MAX_AGE_MS. */
export function extendOrder(order: SimulatedOrder, now: Date): SimulatedOrder {
  const latest = order.placed_at === null ? Infinity : new Date(order.placed_at).getTime() + MAX_AGE_MS
  if (order.cancelled || hasExpired(order, now) || latest <= now.getTime()) throw new ChangeRefused('NOT_ALLOWED')
  return { ...order, expires_at: new Date(Math.min(now.getTime() + TERM_MS, latest)).toISOString() }
}
