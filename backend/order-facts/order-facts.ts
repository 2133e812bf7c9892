import { and, asc, eq, inArray } from 'drizzle-orm'
import { type CartItem } from '../../app/commerce/contract/cart'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { BatteryKind } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { productAttributes } from '../database/schema/attributes'
import type { OrderRow } from '../database/schema/orders'
import { products, setMembers } from '../database/schema/products'
import { returnLabels, returnLines, returns } from '../database/schema/returns'
import { lastDelivery } from '../orders/last-delivery'
import { loadOrder } from '../orders/load-order'
import { linesInSale, type Reading, refundedByStaff } from '../orders/lines-in-sale'
import type { ReturnedDeposit } from '../orders/stored-refund'
import { withDrawing } from '../pictures/stored-drawing'
import type { Measures } from '../shipping/parcel'
import { lineTotal } from '../stores/money'
import { localDay } from '../stores/local-day'
import { findStore, type Store } from '../stores/stores'
import { batteryKind, type BatteryPart } from './battery-kind'
import { type PaidBack, settledBy } from './paid-back'

type ReturnRow = typeof returns.$inferSelect & {
  lines: (typeof returnLines.$inferSelect)[]
  label: typeof returnLabels.$inferSelect | null
}

/**
 * A line of an order as returns need it. `total` is the agreed amount. `withdrawn` pieces were never sent; `refunded` pieces were
 * refunded by the staff without a return; `grams` and `measures` are those of one piece. `deposits` are those of the line that
 * were given back, with their pieces or for old batteries, or are decided to go back; `deducted` pieces were returned, and their
 * whole value was deducted, so no refund records that their deposits are settled.
 */
export type FactLine = {
  position: number
  item: CartItem
  quantity: number
  withdrawn: number
  refunded: number
  total: number
  deposits: (ReturnedDeposit & { refund: string })[]
  deducted: number
  is_gift_card: boolean
  grams: number
  measures: Measures
  battery: BatteryKind | null
}

/**
 * An order as returns need it. `settledBy` is not null when no goods are expected back, as all was given back. `isBack`: the
 * order is returned, so nothing of it is left to come back, also when the money that went back was less than was paid.
 * `refundedFreight`: how much of the freight was given back, without a return or with one. `deliveredOn` is a day of the store's
 * calendar; null while the last parcel is on its way.
 */
export type OrderFacts = {
  store: Store
  lines: FactLine[]
  returns: ReturnRow[]
  isSent: boolean
  isBack: boolean
  settledBy: PaidBack | null
  deliveredOn: string | null
  refundedFreight: number
}

/** The facts of an order on which its returns depend. Throws for an order of an unknown store. */
export async function loadOrderFacts(db: Database, order: OrderRow, reading: Reading = 'all'): Promise<OrderFacts> {
  const store = findStore(order.store_id)
  if (store === undefined) throw new Error(`Order ${order.number} belongs to the unknown store ${order.store_id}`)
  const rows = await linesInSale(db, order.id, reading)
  const { items } = await loadOrder(db, order.id)
  const goods = await loadGoods(
    db,
    rows.map(({ product_id }) => product_id),
  )
  const { freight, deposits: allDeposits } = await refundedByStaff(db, order.id, reading)
  const returns = await loadReturnRows(db, order.id)
  const withoutRefund = returns.filter(({ state, refund_id }) => state === 'refunded' && refund_id === null)
  const lines = rows.flatMap(({ position, quantity, withdrawn, refunded, price, product_id }, at) => {
    const item = items[at]
    if (item === undefined) return []
    const { grams = 0, measures = null, battery = null } = goods.get(product_id) ?? {}
    const is_gift_card = item.type === PRODUCT_TYPE.giftCard
    const total = lineTotal(price, quantity, store)
    const deposits = allDeposits.filter((deposit) => deposit.position === position)
    const deducted = piecesIn(withoutRefund, position)
    const counts = { quantity, withdrawn, refunded, deducted, total, deposits }
    return [{ position, item, ...counts, is_gift_card, grams, measures, battery }]
  })
  const isSent = isSentOrder(order)
  const deliveredAt = await lastDelivery(db, order.id)
  const deliveredOn = deliveredAt && localDay(deliveredAt, store.timeZone)
  const state = { isSent, isBack: order.status === 'returned', settledBy: await settledBy(db, order.id), deliveredOn }
  return { store, lines, ...state, refundedFreight: freight, returns }
}

/** Whether goods of an order were given to a carrier. */
export const isSentOrder = ({ status, shipping }: Pick<OrderRow, 'status' | 'shipping'>): boolean =>
  ['shipped', 'delivered', 'returned'].includes(status) && shipping !== null

/** Pieces of a line that were sent, not refunded by the staff, and are in no return, apart from cancelled and refused ones. */
export function piecesLeft(
  { returns: all }: Pick<OrderFacts, 'returns'>,
  { position, quantity, withdrawn, refunded }: FactLine,
): number {
  return (
    quantity -
    withdrawn -
    refunded -
    piecesIn(
      all.filter(({ state }) => state !== 'cancelled' && state !== 'refused'),
      position,
    )
  )
}

/** Pieces of a line that can still be announced for return. */
export const piecesToReturn = (facts: Pick<OrderFacts, 'returns' | 'isBack'>, line: FactLine): number =>
  facts.isBack ? 0 : piecesLeft(facts, line)

/** The number of pieces of a line in these returns. */
export const piecesIn = (
  rows: readonly { lines: readonly { position: number; quantity: number }[] }[],
  position: number,
): number =>
  rows
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, line) => sum + line.quantity, 0)

async function loadReturnRows(db: Database, orderId: string): Promise<ReturnRow[]> {
  const rows = await db
    .select({ row: returns, label: returnLabels })
    .from(returns)
    .leftJoin(returnLabels, eq(returnLabels.return_id, returns.id))
    .where(eq(returns.order_id, orderId))
    .orderBy(asc(returns.announced_at), asc(returns.number))
  if (rows.length === 0) return []
  const isOfThem = inArray(
    returnLines.return_id,
    rows.map(({ row }) => row.id),
  )
  const lines = await db.select().from(returnLines).where(isOfThem).orderBy(asc(returnLines.position))
  return rows.map(({ row, label }) => ({ ...row, label, lines: lines.filter(({ return_id }) => return_id === row.id) }))
}

/** Weight, measures and battery of each product; the battery of a set is that of its members. */
async function loadGoods(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Pick<FactLine, 'grams' | 'measures' | 'battery'>>> {
  const members = await db
    .select()
    .from(setMembers)
    .where(inArray(setMembers.set_id, [...ids]))
  const all = [...ids, ...members.map(({ product_id }) => product_id)]
  const stored = await db
    .select({ id: products.id, grams: products.weight_grams, drawing: products.drawing, chemistry: productAttributes.value })
    .from(products)
    .leftJoin(
      productAttributes,
      and(eq(productAttributes.product_id, products.id), eq(productAttributes.attribute_key, 'chemistry')),
    )
    .where(inArray(products.id, all))
  const rows = stored.map(withDrawing)
  const parts = new Map(
    rows.map(({ id, drawing, chemistry }): [number, BatteryPart] => [id, { shape: drawing.shape, chemistry }]),
  )
  return new Map(
    rows.map(({ id, grams, drawing }) => {
      const ofSet = members.filter(({ set_id }) => set_id === id).map(({ product_id }) => product_id)
      return [id, { grams, measures: drawing, battery: batteryKind([id, ...ofSet].flatMap((part) => parts.get(part) ?? [])) }]
    }),
  )
}
