import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { type OrderRow, orders } from '../database/schema/orders'
import { notFound, unauthorized } from '../refusal'
import type { Services } from '../services'
import { readBearer } from './access-token'
import { isOwnedBy } from './owned-purchases'

/**
 * The order with this id, for a call with the bearer token of that order (scope `my-order`) or of the customer who owns it
 * (scope `account`, owned-purchases.ts). 401 without a valid token, whether or not there is such an order; 404 for every other
 * order. `header` reads a header of the call.
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
  const order = customer === null ? await findOrder(services.db, orderId) : await findOwned(services.db, orderId, customer)
  if (order === null || (customer === null && order.id !== ownOrder)) throw notFound('The order')
  return order
}

async function findOrder(db: Database, id: string, condition?: SQL): Promise<OrderRow | null> {
  const [order] = isUuid(id)
    ? await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), condition))
    : []
  return order ?? null
}

const findOwned = (db: Database, id: string, customer: string) => findOrder(db, id, isOwnedBy(orders, Number(customer)))
