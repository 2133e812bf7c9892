import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'
import { writeEventDetail } from './stored-event'

/** Adds a step to the history of an order, in the transaction that takes the step. */
export async function addOrderEvent(
  tx: Database,
  { detail = {}, ...event }: Omit<typeof orderEvents.$inferInsert, 'id' | 'detail'> & { detail?: Record<string, unknown> },
): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, detail: writeEventDetail(detail) })
}
