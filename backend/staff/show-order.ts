import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { parcels, refunds } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { notFound } from '../refusal'
import { loadOrder } from '../orders/load-order'
import { loadEvents } from '../order-views/shown-events'
import { shownEventDetail } from '../orders/stored-event'

/**
 * An order with its history, its payments without their secrets, what was given back, and its parcels; 404 for an unknown number.
 */
export async function showOrder(db: Database, number: string) {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number.toUpperCase()))
  if (found === undefined) throw notFound(`The order ${number}`)
  const { id } = found
  return {
    order: await loadOrder(db, id),
    payments: await db
      .select({
        id: paymentAttempts.id,
        provider: paymentAttempts.provider,
        state: paymentAttempts.state,
        amount: paymentAttempts.amount,
        currency: paymentAttempts.currency,
        reference: paymentAttempts.reference,
        order_reference: paymentAttempts.order_reference,
        created_at: paymentAttempts.created_at,
        expires_at: paymentAttempts.expires_at,
      })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.order_id, id))
      .orderBy(asc(paymentAttempts.created_at)),
    refunds: await db
      .select({
        id: refunds.id,
        amount: refunds.amount,
        gift_card_amount: refunds.gift_card_amount,
        currency: refunds.currency,
        reason: refunds.reason,
        state: refunds.state,
        requested_at: refunds.requested_at,
        ended_at: refunds.ended_at,
      })
      .from(refunds)
      .where(eq(refunds.order_id, id))
      .orderBy(asc(refunds.requested_at)),
    parcels: await db
      .select({
        carrier: parcels.carrier,
        tracking_number: parcels.tracking_number,
        sent_at: parcels.sent_at,
        delivered_at: parcels.delivered_at,
        returned_at: parcels.returned_at,
      })
      .from(parcels)
      .where(eq(parcels.order_id, id))
      .orderBy(asc(parcels.id)),
    history: (await loadEvents(db, id)).map(({ at, actor, type, detail }) => ({
      at,
      actor,
      type,
      detail: shownEventDetail(detail),
    })),
  }
}
