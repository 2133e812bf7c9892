import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptions } from '../database/schema/subscriptions'

/**
 * The present address of the subscription that a line of an order began. The order keeps the address it was placed with; a subscription
 * moves with the account (decision 047). Null when there is no such subscription.
 */
export async function subscriberAddress(
  db: Database,
  { order_id, position }: { order_id: string; position: number },
): Promise<string | null> {
  const { email } = subscriptions
  const isOfLine = and(eq(subscriptions.order_id, order_id), eq(subscriptions.position, position))
  const [row] = await db.select({ email }).from(subscriptions).where(isOfLine)
  return row?.email ?? null
}
