import { and, eq } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { Database } from '../database/database'
import { subscriptions } from '../database/schema/subscriptions'
import { wordedIntervals } from '../pricing/intervals'

/** The address and the terms of a subscription as they are now. */
type PresentSubscription = { email: string } & Pick<CartItem, 'quantity' | 'subscription_interval'>

/**
 * The subscription that a line of an order began, as it is now. The order keeps its address, quantity and
 * interval; a subscription moves with the account (decision 047), and its customer changes the others.
 * Null when there is no such subscription.
 */
export async function presentSubscription(
  db: Database,
  { order_id, position }: { order_id: string; position: number },
  language: Language,
): Promise<PresentSubscription | null> {
  const { email, quantity, interval_months } = subscriptions
  const isOfLine = and(eq(subscriptions.order_id, order_id), eq(subscriptions.position, position))
  const [row] = await db.select({ email, quantity, interval_months }).from(subscriptions).where(isOfLine)
  if (row === undefined) return null
  const [interval] = wordedIntervals([row.interval_months], language)
  return { email: row.email, quantity: row.quantity, subscription_interval: interval ?? null }
}
