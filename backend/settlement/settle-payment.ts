import { eq } from 'drizzle-orm'
import type { CancelReason } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { type OrderRow, orders } from '../database/schema/orders'
import { type AttemptState, paymentAttempts } from '../database/schema/payments'
import { followPaymentOfGiftCards } from '../gift-cards/follow-payment'
import { redeemCards } from '../gift-cards/redeem-cards'
import { isOfferUsed } from '../offers/is-offer-used'
import { cancelUnpaidOrder } from '../order-status/awaited-payment'
import { cancelLockedOrder } from '../order-status/cancel-locked-order'
import { confirmOrder } from '../order-status/change-status'
import { isOrderOfCheckout } from '../orders/load-order'
import { storedPayment } from '../orders/stored-order'
import { addOrderEvent } from '../orders/order-events'
import { releaseStock, reserveStockAgain } from '../orders/reserve-stock'
import type { Services } from '../services'
import { atProvider } from '../payments/at-provider'
import { addEvent, AUTHORIZATION_CHECK_MS, type AttemptRow, findAttempt, isPaidByAnother } from '../payments/attempts'
import { giveBack } from '../payments/give-back'
import { type Attempt, type PaymentProvider, type PaymentStatus, ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import { settleCapturedAmount } from '../payments/settle-captured-amount'
import { type Settlement, settlement } from './settlement'

/** States of an attempt in which the shop has the money or may capture it. */
const PAID_STATES: ReadonlySet<AttemptState> = new Set(['authorized', 'captured'])

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Milliseconds after its end until an attempt that cannot be read is given up, so that its pieces can be sold again. */
const GIVE_UP_MS = 6 * 60 * 60_000

/** States in which nothing more happens by itself, so that the reconciler need not look. */
const SETTLED: ReadonlySet<AttemptState> = new Set(['captured', 'failed', 'cancelled', 'expired', 'refunded'])

/**
 * Asks the provider for the state of an attempt and acts on it: the one way in which an order becomes paid or is given up, for
 * the shopper's return, the webhook and the reconciler (spec section 2, decision 023). No lock is held while the provider is
 * asked. With `end` the attempt is ended at the provider first, so that it cannot be paid any more, and the order cancelled for
 * this reason. Throws a ProviderOutage when the provider does not answer, or refuses to tell; the reconciler then tries again.
 */
export async function settlePayment(attemptId: string, services: Needs, end: CancelReason | null = null): Promise<void> {
  const row = await findAttempt(services.db, null, { id: attemptId })
  if (row === undefined) return
  const isOver = end !== null || row.expires_at <= services.now()
  const status = await statusOf(row, isOver, services)
  if (status === null) return
  const outcome = await services.db.transaction((tx) => settle(tx, row.id, { status, end }, services))
  if (outcome === 'refund-due') await giveBack(row.id, services)
}

/** The status. If the provider cannot tell, as after a change of keys, an unpaid attempt is failed after its end. */
async function statusOf(row: AttemptRow, isOver: boolean, services: Needs): Promise<PaymentStatus | null> {
  try {
    const { provider, attempt } = atProvider(row, services)
    return await currentStatus(row, provider, attempt, isOver)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { code, message } = error
    services.log({ level: 'error', event: 'payment-unreadable', order: row.number, attempt: row.id, code, error: message })
    if (PAID_STATES.has(row.state) || services.now().getTime() - row.expires_at.getTime() < GIVE_UP_MS)
      throw new ProviderOutage(message, { cause: error })
    return { state: 'expired', amount: 0, currency: row.currency, orderReference: null, reason: `unreadable: ${code}` }
  }
}

/** Null when there is nothing to ask: the shopper never reached the provider. An expired attempt is ended there. */
async function currentStatus(
  row: AttemptRow,
  provider: PaymentProvider,
  attempt: Attempt,
  isOver: boolean,
): Promise<PaymentStatus | null> {
  if (row.reference === null) {
    const never = { state: 'expired', amount: 0, currency: row.currency, orderReference: null, reason: 'never begun' } as const
    return isOver ? never : null
  }
  const status = await provider.read(attempt)
  if (status.state !== 'open' || !isOver) return status
  // It may have just been paid: the provider then refuses, and reports the payment when it is read again.
  await provider.cancel(attempt, null).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error
  })
  const after = await provider.read(attempt)
  return after.state === 'cancelled' ? { ...after, state: 'expired' } : after
}

async function settle(
  tx: Database,
  attemptId: string,
  { status, end }: { status: PaymentStatus; end: CancelReason | null },
  services: Needs,
): Promise<AttemptState> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update')
  if (attempt === undefined) throw new Error(`The attempt ${attemptId} was deleted`)
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.order_id)).for('update')
  if (order === undefined) throw new Error(`The order of attempt ${attemptId} was deleted`)
  const paidByAnother = await isPaidByAnother(tx, attempt)
  const decided = settlement(status, { attempt, order: { status: order.status, paidByAnother } })
  const now = services.now()
  const state = await applyToOrder(tx, order, { ...decided, status }, end, now)
  await tx
    .update(paymentAttempts)
    .set({
      state,
      order_reference: status.orderReference ?? attempt.order_reference,
      next_check_at: nextCheck(state, attempt, status, now),
    })
    .where(eq(paymentAttempts.id, attemptId))
  if (state !== attempt.state) {
    const isTaken = attempt.state === 'authorized' && state === 'captured'
    const missing = isTaken ? await settleCapturedAmount(tx, attempt, status.amount, now) : 0
    const less = missing > 0 ? { missing } : {}
    const detail = { from: attempt.state, amount: status.amount, currency: status.currency, reason: status.reason, ...less }
    await addEvent(tx, {
      provider: attempt.provider,
      event_id: `${attemptId}:${state}`,
      attempt_id: attemptId,
      type: `payment-${state}`,
      at: now,
      detail,
    })
    if (PAID_STATES.has(state) && attempt.provider !== 'invoice') {
      const detail = { provider: attempt.provider, state, amount: status.amount, currency: status.currency, ...less }
      const type = PAID_STATES.has(attempt.state) ? 'payment-captured' : 'paid'
      await addOrderEvent(tx, { order_id: order.id, at: now, actor: type === 'paid' ? 'shopper' : 'shop', type, detail })
    }
    await followPaymentOfGiftCards(tx, { ...attempt, state }, now)
    if (missing > 0)
      services.log({ level: 'error', event: 'payment-captured-in-part', order: order.number, attempt: attemptId, missing })
  }
  if (decided.alarm !== null && state !== attempt.state) {
    services.log({ level: 'error', event: `payment-${decided.alarm}`, order: order.number, attempt: attemptId, state })
  }
  return state
}

function nextCheck(
  state: AttemptState,
  attempt: Pick<AttemptRow, 'state' | 'next_check_at'>,
  { authorizedUntil }: PaymentStatus,
  now: Date,
): Date | null {
  if (SETTLED.has(state)) return null
  // This includes an attempt that was settled before: a late payment must still be given back.
  if (state !== 'authorized') return attempt.next_check_at ?? now
  if (attempt.state === 'authorized') return attempt.next_check_at
  return authorizedUntil === undefined ? null : new Date(now.getTime() + AUTHORIZATION_CHECK_MS)
}

async function applyToOrder(
  tx: Database,
  order: OrderRow,
  { attempt, order: change, status }: Settlement & { status: PaymentStatus },
  end: CancelReason | null,
  now: Date,
): Promise<AttemptState> {
  if (change === 'unchanged') return attempt
  // It may still be paid, by the next charge of the subscription or by its customer.
  const isPending = order.status === 'pending'
  if (isPending && order.is_renewal && end === null && change !== 'revive' && change.becomes === 'cancelled') return attempt
  if (change === 'revive') return (await revive(tx, order, now)) ? attempt : 'refund-due'
  if (change.becomes === 'cancelled' && change.reason === 'payment-lapsed') {
    await cancelLockedOrder(tx, { order, paid: null }, { reason: 'payment-lapsed', actor: 'shop', at: now })
  } else if (change.becomes === 'confirmed') await confirmOrder(tx, order, { actor: 'shop', at: now })
  else {
    const reason = end ?? (isPending ? order.cancel_reason : null) ?? change.reason
    const actor = reason === 'by-customer' ? 'shopper' : 'shop'
    const amount = status.currency === order.currency ? status.amount : undefined
    await cancelUnpaidOrder(tx, order, { reason, actor, at: now }, { money: moneyOf(status), amount })
  }
  return attempt
}

/**
 * The fate of the money when its order is cancelled: a payment of another amount than the
 * order's may have been captured or reserved.
 */
const moneyOf = ({ state }: PaymentStatus): 'nothing-paid' | 'released' | 'refunded' =>
  state === 'captured' ? 'refunded' : state === 'authorized' ? 'released' : 'nothing-paid'

/**
 * Confirms a cancelled order whose payment came late: unless a person cancelled it, its payment lapsed, its checkout has led to
 * another order, its pieces are sold, its gift cards are used, or another order has used an offer of it meanwhile.
 */
async function revive(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  // An answer that the authorization of a lapsed order stands was read before its end.
  if (['by-customer', 'by-shop', 'payment-lapsed'].includes(order.cancel_reason ?? '')) return false
  const others = await tx.$count(orders, isOrderOfCheckout(order.checkout_order_id))
  if (others > 0 || !(await reserveStockAgain(tx, order.id))) return false
  const cards = storedPayment.read(order.payment).gift_cards ?? [null]
  const parts = cards.filter((card) => card !== null)
  // A card that cannot be read would pay nothing, and the order would be short of its part.
  const areReadable = parts.length === cards.length
  if ((await isOfferUsed(tx, order)) || !areReadable || !(await redeemCards(tx, parts, order.id, now))) {
    await releaseStock(tx, order.id)
    return false
  }
  await confirmOrder(tx, order, { actor: 'shop', at: now, detail: { paid: 'late' } })
  return true
}
