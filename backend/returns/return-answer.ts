import { inArray } from 'drizzle-orm'
import type { OrderReturn, OrderReturns } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import type { OrderRow } from '../database/schema/orders'
import { notFound } from '../refusal'
import { invoiceOf, isCredit } from '../orders/invoices/credits'
import { storedCustomer } from '../orders/stored-order'
import { creditedPieces } from '../orders/stored-refund'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { roundTotal } from '../stores/money'
import { depositsOfReturn, piecesAtRefund } from './amount-of-return'
import { amountOfDeposits } from './deposits-of-pieces'
import { labelOffer } from './label-offer'
import { chargedLabelPrice } from './label-price'
import { loadOrderFacts, type OrderFacts, piecesToReturn } from '../order-facts/order-facts'
import { returnLabel } from './return-label'
import { openReasonsOf } from './open-reasons'
import { returnPeriods } from './return-periods'
import { freightPaidBy } from './return-transport'

type ReturnRefund = Pick<typeof refunds.$inferSelect, 'id' | 'amount' | 'state' | 'label_price' | 'credited'> & {
  is_credit: boolean
}

/** The lines of an order that can be returned, and its returns, newest first. */
export async function loadReturns(
  order: OrderRow,
  { db, carriers }: Pick<Services, 'db' | 'carriers'>,
  now: Date,
): Promise<OrderReturns> {
  const facts = await loadOrderFacts(db, order, 'readable')
  const { store, lines, isSent, deliveredOn } = facts
  const open = isSent ? await openReasonsOf(db, order.id, facts, localDay(now, store.timeZone)) : []
  return {
    number: order.number,
    currency: order.currency,
    is_sent: isSent,
    settled_by: isSent ? facts.settledBy : null,
    buyer: storedCustomer.read(order.customer).organisation_number === null ? 'consumer' : 'company',
    ...returnPeriods({ country: store.countryCode, deliveredOn }),
    label_offer: labelOffer(facts, open, carriers),
    lines: lines
      .filter(({ quantity, withdrawn }) => quantity > withdrawn)
      .map((line) => ({
        position: line.position,
        name: line.item.name,
        sku: line.item.sku,
        thumb: line.item.thumb,
        quantity: line.quantity - line.withdrawn,
        left: piecesToReturn(facts, line),
        is_gift_card: line.is_gift_card,
        battery: line.battery,
        reasons: line.is_gift_card ? [] : open,
      })),
    returns: await answersOf(db, order, facts),
  }
}

/** A return of an order by its id, without its journey; undefined when it is of another. */
export async function findReturn(db: Database, order: OrderRow, id: string): Promise<OrderReturn | undefined> {
  const answers = await answersOf(db, order, await loadOrderFacts(db, order, 'readable'))
  return answers.find((one) => one.id === id)
}

/** The same return; 404 when it is of another order. */
export async function readReturn(db: Database, order: OrderRow, id: string): Promise<OrderReturn> {
  const found = await findReturn(db, order, id)
  if (found === undefined) throw notFound('The return')
  return found
}

async function answersOf(db: Database, order: OrderRow, facts: OrderFacts): Promise<OrderReturn[]> {
  const ids = facts.returns.flatMap(({ refund_id }) => refund_id ?? [])
  const rows = ids.length === 0 ? [] : await db.select().from(refunds).where(inArray(refunds.id, ids))
  const invoice = rows.length === 0 ? null : await invoiceOf(db, order)
  const asked = rows.map(({ id, amount, state, label_price, credited, ...row }) => ({
    id,
    amount,
    state,
    label_price,
    credited,
    is_credit: isCredit(row, invoice),
  }))
  const postalCode = storedCustomer.read(order.customer).postal_code ?? ''
  return facts.returns.map((row) => answerOf(row, facts, asked, postalCode)).toReversed()
}

function answerOf(
  row: OrderFacts['returns'][number],
  facts: OrderFacts,
  asked: readonly ReturnRefund[],
  postalCode: string,
): OrderReturn {
  const { store, lines: bought } = facts
  const lines = row.lines.flatMap((line) => {
    const of = bought.find(({ position }) => position === line.position)
    return of === undefined ? [] : [{ ...line, of }]
  })
  const { credited = null } = asked.find(({ id }) => id === row.refund_id) ?? {}
  const goods = (creditedPieces.isReadable(credited) ? creditedPieces.read(credited) : null) ?? piecesAtRefund(row, facts)
  const goods_total = roundTotal(goods.reduce((sum, { amount }) => sum + amount, amountOfDeposits(depositsOfReturn(row, facts))))
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    way: row.way,
    send_by: row.send_by,
    refusal: row.refusal,
    announced_at: row.announced_at.toISOString(),
    received_at: row.received_at?.toISOString() ?? null,
    freight_paid_by: freightPaidBy(lines),
    lines: lines.map(({ of, position, quantity, reason, condition, is_sent }) => ({
      position,
      quantity,
      reason,
      condition,
      is_sent,
      name: of.item.name,
      battery: of.battery,
    })),
    goods_total,
    label: row.way === 'parcel' ? returnLabel(row.number, { postalCode, store, booked: row.label }) : null,
    label_price: shownLabelPrice(row, asked, goods_total),
    parcel: null,
    refund: refundOf(row, asked),
  }
}

/** The price of the label; once the return is refunded, the amount deducted for it, at most the value of the return. */
function shownLabelPrice(
  { label, state, refund_id }: OrderFacts['returns'][number],
  asked: readonly ReturnRefund[],
  worth: number,
): number {
  if (state !== 'refunded') return label === null || label.state === 'refused' ? 0 : label.price
  return asked.find(({ id }) => id === refund_id)?.label_price ?? Math.min(worth, chargedLabelPrice(label))
}

/**
 * The amount that was decided, with the state of the latest refund. What the latest one does not ask of the provider is on gift
 * cards, also when an earlier one that was refused has put it there. A return with nothing left to give back has no refund, and
 * is done.
 */
function refundOf(
  { refund_id, refund_amount }: OrderFacts['returns'][number],
  asked: readonly ReturnRefund[],
): OrderReturn['refund'] {
  if (refund_amount === null) return null
  const { amount: rest = refund_amount, state = 'done', is_credit = false } = asked.find(({ id }) => id === refund_id) ?? {}
  const gift_card_amount = roundTotal(Math.max(0, refund_amount - rest))
  return { amount: refund_amount, gift_card_amount, state, is_credit }
}
