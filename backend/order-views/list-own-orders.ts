import { and, asc, count, desc, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OrderStatus } from '../../app/commerce/contract/order'
import type { OrderGroup } from '../../app/commerce/contract/order-groups'
import type { OwnOrder, OwnOrders, OwnOrdersQuery } from '../../app/commerce/contract/own-purchase'
import { isOwnedBy } from '../accounts/owned-purchases'
import { pageOf } from '../catalogue/paging'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { orderLines, type OrderRow, orders } from '../database/schema/orders'
import type { Scope } from '../http/endpoints'
import { returnableOrders } from '../returns/can-return'
import { roundTotal } from '../stores/money'
import { storedShipping } from '../orders/stored-order'
import { storedOrderLine } from '../orders/stored-order-line'

const PAGE_SIZE = 10
/** The number of lines of an order that its row in the list names. */
const MAX_LINES = 4

const STATUSES: Readonly<Record<OrderGroup | 'sent', readonly OrderStatus[]>> = {
  underway: ['pending', 'confirmed', 'packed', 'shipped'],
  delivered: ['delivered'],
  ended: ['cancelled', 'returned'],
  sent: ['shipped', 'delivered', 'returned'],
}

type LineRow = typeof orderLines.$inferSelect

/** A page of a customer's orders, newest first, of every store. An order that was replaced by a newer one is left out. */
export async function listOwnOrders(
  db: Database,
  customerId: number,
  query: z.output<typeof OwnOrdersQuery>,
  { now }: Pick<Scope, 'now'>,
): Promise<OwnOrders> {
  const own = and(isOwnedBy(orders, customerId), sql`${orders.cancel_reason} is distinct from 'replaced'`)
  const { group, text = '' } = query
  const shown = and(own, group && inArray(orders.status, STATUSES[group]), matches(text.trim()))
  const [total, byStatus] = await Promise.all([
    db.$count(orders, shown),
    db.select({ status: orders.status, count: count() }).from(orders).where(own).groupBy(orders.status),
  ])
  const { page, pages, offset } = pageOf({ page: query.page, page_size: PAGE_SIZE }, total)
  const rows = await db
    .select()
    .from(orders)
    .where(shown)
    .orderBy(desc(orders.placed_at), desc(orders.id))
    .limit(PAGE_SIZE)
    .offset(offset)
  const counted = (one: OrderGroup) =>
    byStatus.filter(({ status }) => STATUSES[one].includes(status)).reduce((sum, { count: of }) => sum + of, 0)
  return {
    page,
    pages,
    total,
    orders: await listed(db, rows, now),
    counts: { underway: counted('underway'), delivered: counted('delivered'), ended: counted('ended') },
  }
}

/** The number of the order, or the name or number of one of its products, has the text in it, in any case. */
function matches(text: string) {
  if (text === '') return undefined
  const pattern = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(${orders.number} ilike ${pattern} or exists (select 1 from ${orderLines}
    where ${orderLines.order_id} = ${orders.id}
    and (${orderLines.item} ->> 'name' ilike ${pattern} or ${orderLines.item} ->> 'sku' ilike ${pattern})))`
}

async function listed(db: Database, rows: readonly OrderRow[], now: Date): Promise<OwnOrder[]> {
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db.select().from(orderLines).where(inArray(orderLines.order_id, ids)).orderBy(asc(orderLines.position))
  const linesOf = groupRows(lines, ({ order_id }) => order_id)
  const returnable = await returnableOrders(db, rows, now)
  return rows.map((row) => ownOrder(row, linesOf.get(row.id) ?? [], returnable.has(row.id)))
}

function ownOrder(row: OrderRow, lines: readonly LineRow[], can_return: boolean): OwnOrder {
  const { arrives_from: from, arrives_to: to } = storedShipping.read(row.shipping)
  // As the total: without the pieces that were withdrawn from before the order was sent. An order of
  // which nothing is left shows all of them.
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - line.withdrawn })).filter(({ quantity }) => quantity > 0)
  const shown = left.length > 0 ? left : lines
  const isComing = row.status === 'confirmed' || row.status === 'packed' || row.status === 'shipped'
  return {
    id: row.id,
    number: row.number,
    placed_at: row.placed_at.toISOString(),
    status: row.status,
    currency: row.currency,
    total: roundTotal(row.total - row.withdrawn_total),
    arrives: !isComing || from === null || to === null ? null : { from, to },
    is_sent_by_mail: row.shipping === null,
    can_return,
    line_count: shown.length,
    lines: shown.slice(0, MAX_LINES).map(({ item, quantity, product_id }) => {
      const { name, sku, thumb } = storedOrderLine.read(item)
      return { name: name ?? sku ?? `#${product_id}`, quantity, thumb }
    }),
  }
}
