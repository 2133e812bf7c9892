import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { invoiceOf, isCredit } from '../orders/invoices/credits'
import type { OrderRow } from '../database/schema/orders'

/** How the money of a refund goes back, as the staff is told. */
export type RefundWay = { is_credit: boolean; on_cards: number }

/**
 * The way of a refund. `is_credit`: it lowers an invoice that was not paid when it was asked for, so that no money moves
 * (decision 087), apart from `on_cards`, which is back on gift cards.
 */
export async function wayOfRefund(tx: Database, order: OrderRow, refundId: string | null): Promise<RefundWay> {
  const [refund] = refundId === null ? [] : await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (refund === undefined) return { is_credit: false, on_cards: 0 }
  return { is_credit: isCredit(refund, await invoiceOf(tx, order)), on_cards: refund.gift_card_amount }
}
