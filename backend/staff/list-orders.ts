import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { OrderStatus } from '../../app/commerce/contract/order'
import { orders } from '../database/schema/orders'
import { isOwedAfter, owedSql } from '../orders/invoices/owed-invoices'
import type { Services } from '../services'

const PAGE_SIZE = 50

/**
 * The staff's selection of orders: all filters that are given must match, number and e-mail address exactly. `overdue`: those
 * whose invoice is owed after its due day. Pages start at 1.
 */
export const OrdersQuery = z.object({
  status: OrderStatus.optional(),
  number: z.string().min(1).max(20).optional(),
  email: z.string().min(1).max(254).optional(),
  overdue: z.literal('true').optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

/** One page of 50 orders, newest first; `has_more`: whether there is a next page. */
export async function listOrders(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { status, number, email, overdue, page }: z.output<typeof OrdersQuery>,
) {
  const rows = await db
    .select({
      number: orders.number,
      placed_at: orders.placed_at,
      status: orders.status,
      total: orders.total,
      currency: orders.currency,
      email: orders.email,
      payment_due: orders.payment_due,
      owed: owedSql,
    })
    .from(orders)
    .where(
      and(
        status && eq(orders.status, status),
        number === undefined ? undefined : eq(orders.number, number.toUpperCase()),
        overdue === undefined ? undefined : isOwedAfter(now(), 0),
        email === undefined ? undefined : eq(orders.email, email.toLowerCase()),
      ),
    )
    .orderBy(...(overdue === undefined ? [] : [asc(orders.payment_due)]), desc(orders.placed_at), desc(orders.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  return { orders: rows.slice(0, PAGE_SIZE), page, has_more: rows.length > PAGE_SIZE }
}
