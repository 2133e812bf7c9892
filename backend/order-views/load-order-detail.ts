import { and, asc, eq } from 'drizzle-orm'
import type { OrderStatus } from '../../app/commerce/contract/order'
import type { OrderDetail } from '../../app/commerce/contract/order-detail'
import type { Database } from '../database/database'
import { parcels } from '../database/schema/order-history'
import type { OrderRow } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import type { Services } from '../services'
import { CARRIER_NAMES, isCarrierId } from '../interfaces/carrier'
import { localDay } from '../stores/local-day'
import { roundTotal } from '../stores/money'
import { findStore, type Store } from '../stores/stores'
import { openWithdrawals } from '../orders/open-withdrawal'
import { undoableOf } from '../withdrawals/undoable-withdrawals'
import { upcomingPieces } from '../withdrawals/upcoming-pieces'
import { allowedActions } from '../orders/allowed-actions'
import { canReturn, hasPiecesLeft } from '../returns/can-return'
import { settledBy } from '../order-facts/paid-back'
import { lastDelivery } from '../orders/last-delivery'
import { isCredit } from '../orders/invoices/credits'
import { loadOrder } from '../orders/load-order'
import { isPaidByGiftCards } from '../orders/paid-by-gift-cards'
import { paymentState } from '../orders/payment-state'
import { toPay } from '../orders/totals'
import { listDocuments } from './invoices/list-documents'
import { saleLines, sumsByRate } from '../orders/invoices/sale-lines'
import { loadSale } from '../orders/load-sale'
import { loadEvents, shownEvents } from './shown-events'
import { returnedDeposits } from '../orders/stored-refund'
import { keptLines } from '../orders/kept-lines'

/** All that the customer of an order may see of it. */
export async function loadOrderDetail(
  row: OrderRow,
  { db, now, carriers }: Pick<Services, 'db' | 'now' | 'carriers'>,
): Promise<OrderDetail> {
  const store = findStore(row.store_id)
  if (store === undefined) throw new Error(`Order ${row.number} belongs to the unknown store ${row.store_id}`)
  const ofOrder = eq(paymentAttempts.order_id, row.id)
  const [order, attempts, sent, history, deliveredAt, isReturnable, isKept, withdrawn, renewal, settled_by] = await Promise.all([
    loadOrder(db, row.id),
    db.select().from(paymentAttempts).where(ofOrder).orderBy(asc(paymentAttempts.created_at)),
    db.select().from(parcels).where(eq(parcels.order_id, row.id)).orderBy(asc(parcels.id)),
    loadEvents(db, row.id),
    lastDelivery(db, row.id),
    canReturn(db, row, now()),
    hasPiecesLeft(db, row),
    openWithdrawals(db, row.id),
    unpaidRenewal(db, row),
    settledBy(db, row.id),
  ])
  const [withdrawal = null] = await undoableOf(db, row, withdrawn, 'readable')
  const { order: sold, given } = await loadSale(db, order, store)
  const payment = attempts.find(({ state, expires_at }) => state === 'open' && expires_at > now())
  const paymentUrl = order.status === 'pending' ? (payment?.redirect_url ?? null) : null
  const returned = given.map((refund) => ({ ...refund, amount: roundTotal(refund.amount + refund.gift_card_amount) }))
  // An amount that goes onto gift cards is there at once.
  const refunded = roundTotal(
    returned.reduce((sum, refund) => sum + (refund.state === 'done' ? refund.amount : refund.gift_card_amount), 0),
  )
  const credited = given.filter(({ state }) => state !== 'refused').reduce((sum, { amount }) => sum + amount, 0)
  const paying =
    attempts.find(({ state }) => state === 'authorized' || state === 'captured') ??
    attempts.find(({ state, amount }) => state === 'refunded' && amount > 0)
  const owed = roundTotal((paying?.amount ?? toPay(order)) - credited)
  const paidAt = history.find(({ type }) => type === 'paid')?.at ?? null
  const invoice = order.payment.id === 'invoice' ? { paidAt } : null
  const events = shownEvents(history, row, { given, invoice })
  const payment_state = paymentState({
    status: order.status,
    owed,
    attempts,
    refunded,
    // An amount that was released before capture cannot be refunded.
    total: paying === undefined ? order.total : roundTotal(paying.amount + order.gift_card_total),
    isPaidByGiftCards: isPaidByGiftCards(order, paying !== undefined),
    isInvoicePaid: invoice !== null && invoice.paidAt !== null,
  })
  return {
    order,
    payment_state,
    payment_url: paymentUrl,
    left_to_pay: payment_state === 'invoiced' && owed > 0 ? owed : null,
    charged_again_on: renewal && chargedAgainOn(renewal, store),
    vat_rates: sumsByRate(saleLines(sold, store)),
    parcels: sent.map(({ carrier, tracking_number, sent_at, delivered_at }) => ({
      carrier: isCarrierId(carrier) ? CARRIER_NAMES[carrier] : carrier,
      tracking_number,
      url: isCarrierId(carrier) ? carriers[carrier].trackingUrl(tracking_number, store.language) : null,
      sent_at: sent_at.toISOString(),
      delivered_at: delivered_at?.toISOString() ?? null,
    })),
    refunds: returned.map((refund) => ({
      amount: refund.amount,
      gift_card_amount: refund.gift_card_amount,
      deposit: roundTotal(returnedDeposits.readable(refund.deposits).reduce((sum, deposit) => sum + deposit.amount, 0)),
      is_credit: isCredit(refund, invoice),
      state: refund.state,
      ended_at: refund.ended_at?.toISOString() ?? null,
    })),
    settled_by: SENT.has(order.status) && order.shipping !== null ? settled_by : null,
    documents: listDocuments({ order, events, payment_state }, given, store),
    events,
    withdrawal: withdrawal && {
      id: withdrawal.id,
      received_at: withdrawal.received_at.toISOString(),
      cancels_at: withdrawal.cancels_at?.toISOString() ?? null,
      extent: withdrawal.extent,
      ...(await upcomingPieces(db, row, withdrawn, store)),
    },
    allowed: allowedActions(order, {
      deliveredOn: keptLines(order.items).length === 0 ? null : deliveredAt && localDay(deliveredAt, store.timeZone),
      canPay: paymentUrl !== null,
      canReturn: isReturnable,
      canWithdraw: isKept && !withdrawn.some(({ extent }) => extent === 'whole'),
      canBegin: renewal !== null && renewal.charge_attempt_id === null,
    }),
  }
}

const SENT: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered'])

/** The delivery of a subscription that an order is, while it waits for its payment. */
async function unpaidRenewal(db: Database, { id, status, is_renewal }: OrderRow) {
  if (!is_renewal || status !== 'pending') return null
  const isUnpaid = and(eq(subscriptionRenewals.order_id, id), eq(subscriptionRenewals.state, 'unpaid'))
  const { next_try_at, charge_attempt_id, subscription_id } = subscriptionRenewals
  const [renewal] = await db
    .select({ next_try_at, charge_attempt_id, ends_on: subscriptions.ends_on })
    .from(subscriptionRenewals)
    .innerJoin(subscriptions, eq(subscriptions.id, subscription_id))
    .where(isUnpaid)
  return renewal ?? null
}

/** The day (ISO date) of the next charge; null when there is none, or its subscription ends before. */
function chargedAgainOn({ next_try_at, ends_on }: { next_try_at: Date | null; ends_on: string | null }, { timeZone }: Store) {
  const day = next_try_at && localDay(next_try_at, timeZone)
  return day !== null && ends_on !== null && ends_on < day ? null : day
}
