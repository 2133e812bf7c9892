import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { subscriptionTerminations } from '../database/schema/subscriptions'
import { notFound } from '../refusal'

const MAX_ROWS = 200

/** `open`: those that ended no subscription, until the staff have found it or answered. */
export const TerminationsQuery = z.object({ state: z.enum(['open', 'all']).default('open') })

/**
 * Terminations without a login, as they were written, oldest first, at most 200. `ended`
 * counts the subscriptions that each ended.
 */
export async function listTerminations(db: Database, { state }: z.output<typeof TerminationsQuery>) {
  const { id, received_at, number, name, email, contract, reason, ends_on, ended, settled_at } = subscriptionTerminations
  return db
    .select({ id, received_at, number, name, email, contract, reason, ends_on, ended, settled_at })
    .from(subscriptionTerminations)
    .where(state === 'open' ? and(eq(ended, 0), isNull(settled_at)) : undefined)
    .orderBy(asc(received_at), asc(id))
    .limit(MAX_ROWS)
}

/** Marks a termination as dealt with. Idempotent. 404 for an unknown id. */
export async function settleTermination(db: Database, id: string, now: Date): Promise<void> {
  if (!isUuid(id)) throw notFound('The termination')
  const settled = await db
    .update(subscriptionTerminations)
    .set({ settled_at: sql`coalesce(${subscriptionTerminations.settled_at}, ${now.toISOString()}::timestamptz)` })
    .where(eq(subscriptionTerminations.id, id))
    .returning({ id: subscriptionTerminations.id })
  if (settled.length === 0) throw notFound('The termination')
}
