import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { OwnReturns } from '../../app/commerce/contract/own-purchase'
import { isOwnedBy } from '../accounts/owned-purchases'
import { pageOf } from '../catalogue/paging'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { orderLines, orders } from '../database/schema/orders'
import { returnLines, returns } from '../database/schema/returns'
import { storedOrderLine } from '../orders/stored-order-line'

const PAGE_SIZE = 10

/** A page of a customer's returns, newest first. */
export async function listOwnReturns(db: Database, customerId: number, requested: number | undefined): Promise<OwnReturns> {
  const own = isOwnedBy(orders, customerId)
  const ids = db.select({ id: orders.id }).from(orders).where(own)
  const total = await db.$count(returns, inArray(returns.order_id, ids))
  const { page, pages, offset } = pageOf({ page: requested, page_size: PAGE_SIZE }, total)
  const rows = await db
    .select({ row: returns, order_number: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(own)
    .orderBy(desc(returns.announced_at), desc(returns.number))
    .limit(PAGE_SIZE)
    .offset(offset)
  const namesOf = await namesOfReturns(
    db,
    rows.map(({ row }) => row.id),
  )
  return {
    page,
    pages,
    total,
    returns: rows.map(({ row, order_number }) => ({
      number: row.number,
      order_id: row.order_id,
      order_number,
      state: row.state,
      send_by: row.send_by,
      announced_at: row.announced_at.toISOString(),
      names: namesOf(row.id),
    })),
  }
}

async function namesOfReturns(db: Database, ids: string[]): Promise<(id: string) => string[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .select({ id: returns.id, item: orderLines.item })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.return_id, returns.id))
    .innerJoin(orderLines, and(eq(orderLines.order_id, returns.order_id), eq(orderLines.position, returnLines.position)))
    .where(inArray(returns.id, ids))
    .orderBy(asc(returnLines.position))
  const byId = groupRows(rows, ({ id }) => id)
  return (id) => (byId.get(id) ?? []).map(({ item }) => storedOrderLine.read(item).name ?? '')
}
