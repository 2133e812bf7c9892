import type { OrderRow } from '../database/schema/orders'
import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { parcels } from '../database/schema/order-history'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { Refusal } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { changeStatus } from '../order-status/change-status'
import { lockOrder } from '../orders/lock-order'
import { putPiecesBack } from '../orders/reserve-stock'
import { isPaidInvoice } from '../orders/is-paid-invoice'
import { refundableOf, refundOrderAmount } from '../payments/refund-order'
import { type FactLine, loadOrderFacts, piecesIn, piecesLeft } from '../order-facts/order-facts'
import { piecesToPutBack, refuseUnknownGoods } from '../returns/put-back'
import type { Services } from '../services'
import { roundMoney } from '../stores/money'
import { endSubscriptionsOf } from '../subscriptions/end-subscription'
import { settleWithdrawals } from '../order-status/settle-withdrawals'
import { ReceivedGoods } from './receive-return'
import { refuseStatus } from './refuse-status'
import { loadRestocked } from './restock-pieces'

/**
 * `sellable`: article numbers of the goods that go back to the stock. `deduct`: the freight that the terms let the shop keep,
 * in the order's currency including VAT.
 */
export const Undelivered = ReceivedGoods.extend({ deduct: z.number().nonnegative().multipleOf(0.01).default(0) })

/**
 * Handles an order that came back because it was not collected or could not be delivered, and is not sent again: restocks
 * sellable goods, refunds the amount paid less the deduction, settles its open withdrawals, ends the subscriptions that it began,
 * because their first delivery was not wanted, and mails the customer. Idempotent. Refused with 409:
 * - `order-status`: the order is not on its way;
 * - `parcel-delivered`: one of its parcels was delivered, so its goods are not back;
 * - `return-state`: a return of it is in progress;
 * - `not-in-order`: it does not have these goods;
 * - `not-captured`: its payment is still being captured;
 * - `withdrawn`: a deduction from an order that was withdrawn from in time;
 * - `deduct-too-high`: a deduction of more than what is left of the payment.
 */
export async function returnUndelivered(
  number: string,
  { sellable, deduct }: z.output<typeof Undelivered>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { order, paid } = await lockOrder(tx, number)
    if (order.status === 'returned') return
    if (order.status !== 'shipped') throw refuseStatus(order, 'noted as come back undelivered')
    await refuseDelivered(tx, order)
    const facts = await loadOrderFacts(tx, order)
    const open = facts.returns.find(({ state }) => state === 'announced' || state === 'received')
    if (open !== undefined)
      throw new Refusal(409, 'return-state', `Return ${open.number} of the order is under way: receive and refund, or refuse it`)
    if (paid?.state === 'authorized') {
      throw new Refusal(
        409,
        'not-captured',
        `The payment of order ${order.number} is still being taken: try again in a minute, or see: jobs dead`,
      )
    }
    refuseUnknownGoods(facts, sellable)
    if (deduct > 0) await refuseDeduction(tx, order)
    const isOnItsWay = and(eq(parcels.order_id, order.id), isNull(parcels.delivered_at), isNull(parcels.returned_at))
    await tx.update(parcels).set({ returned_at: at }).where(isOnItsWay)
    const restocked = await loadRestocked(tx, order.id)
    // A piece is in the stock already where its refund was refused after `restock`.
    const inStock = ({ position, refunded }: FactLine) => Math.max(0, piecesIn([{ lines: restocked }], position) - refunded)
    const lines = facts.lines.map((line) => ({
      position: line.position,
      quantity: Math.max(0, piecesLeft(facts, line) - inStock(line)),
      is_sent: !line.is_gift_card,
    }))
    // In the sequence of a cancellation: subscriptions before products.
    await endSubscriptionsOf(tx, order.id, at)
    await putPiecesBack(tx, piecesToPutBack(lines, facts, sellable))
    const { provider, giftCards } = await refundableOf(tx, { order, paid })
    const left = roundMoney(Math.max(0, provider + giftCards), { digits: 2 })
    if (deduct > left) throw deductTooHigh(order, left)
    const amount = roundMoney(left - deduct, { digits: 2 })
    const detail = { undelivered: true, sellable, amount, currency: order.currency, ...(deduct > 0 ? { deducted: deduct } : {}) }
    await changeStatus(tx, order, 'returned', { actor: 'staff', at, detail })
    const refund = { id: randomUUID(), amount, reason: 'undelivered', actor: 'staff' } as const
    if (amount > 0) await refundOrderAmount(tx, { order, paid }, refund, at)
    await settleWithdrawals(tx, order.id, at)
    const is_paid = paid === null || paid.provider !== 'invoice' || (await isPaidInvoice(tx, paid))
    const goes_on = await isOfActiveSubscription(tx, order.id)
    await enqueueMail(
      tx,
      { type: 'order-undelivered', order_id: order.id, amount, deducted: deduct, is_paid, goes_on },
      order.id,
      at,
    )
  })
}

/** The money of a delivered parcel's goods stays: they are not back. Throws 409 `parcel-delivered`. */
async function refuseDelivered(tx: Database, { id, number }: OrderRow): Promise<void> {
  const isDelivered = and(eq(parcels.order_id, id), isNotNull(parcels.delivered_at), isNull(parcels.returned_at))
  const [delivered] = await tx.select().from(parcels).where(isDelivered)
  if (delivered === undefined) return
  const rest = `Give back what came back with: refund ${number} --lines SKU:PIECES. Then: deliver ${number}`
  throw new Refusal(409, 'parcel-delivered', `Parcel ${delivered.tracking_number} of order ${number} was delivered. ${rest}`)
}

const deductTooHigh = ({ number, currency }: OrderRow, left: number): Refusal =>
  new Refusal(409, 'deduct-too-high', `Of order ${number}, ${left} ${currency} are left: deduct no more`)

/**
 * Whether the order is a later delivery of a subscription that goes on. A paused or ending one has no further delivery by itself.
 */
async function isOfActiveSubscription(tx: Database, orderId: string): Promise<boolean> {
  const goesOn = and(eq(subscriptionRenewals.order_id, orderId), eq(subscriptions.state, 'active'), isNull(subscriptions.ends_on))
  const rows = await tx
    .select({ id: subscriptions.id })
    .from(subscriptionRenewals)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionRenewals.subscription_id))
    .where(goesOn)
  return rows.length > 0
}

/**
 * A withdrawal in time gives the outward freight back (2011/83/EU art. 13(1)), also when
 * the parcel was not collected. Throws 409.
 */
async function refuseDeduction(tx: Database, { id, number }: { id: string; number: string }): Promise<void> {
  const inTime = and(eq(withdrawals.order_id, id), eq(withdrawals.is_late, false), isNull(withdrawals.undone_at))
  if ((await tx.$count(withdrawals, inTime)) > 0)
    throw new Refusal(
      409,
      'withdrawn',
      `Order ${number} was withdrawn from in time: its freight is given back, so deduct nothing`,
    )
}
