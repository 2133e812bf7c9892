import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orders } from '../database/schema/orders'
import { notFound, unauthorized } from '../http/refusal'
import type { Services } from '../services'
import { readBearer } from './access-token'

type OrderRow = typeof orders.$inferSelect

/**
 * The order with this id, for a call with the bearer token of that order (scope `my-order`) or of the customer who placed it (scope
 * `account`). 401 without a valid token, whether or not there is such an order; 404 for every other order. `header` reads a header of the call.
 */
export async function requireOrderOwner(
  header: (name: string) => string | undefined,
  orderId: string,
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<OrderRow> {
  const authorization = header('authorization')
  const ownOrder = await readBearer(authorization, 'my-order', services)
  const customer = await readBearer(authorization, 'account', services)
  if (ownOrder === null && customer === null) throw unauthorized('A valid access token is required')
  const order = await findOrder(services.db, orderId)
  const isOwn = order !== null && (order.id === ownOrder || (customer !== null && order.customer_id === Number(customer)))
  if (!isOwn) throw notFound('The order')
  return order
}

async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [order] = isUuid(id) ? await db.select().from(orders).where(eq(orders.id, id)) : []
  return order ?? null
}
