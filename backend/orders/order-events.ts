import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'

/** Adds a step to the history of an order, in the transaction that takes the step. */
export async function addOrderEvent(
  tx: Database,
  event: Omit<typeof orderEvents.$inferInsert, 'id' | 'detail'> & { detail?: Record<string, unknown> },
): Promise<void> {
  await tx.insert(orderEvents).values({ detail: {}, ...event })
}
