import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptions } from '../database/schema/subscriptions'

/** Lets subscriptions write to another address from now on. */
export async function writeTo(tx: Database, email: string, which: SQL | undefined): Promise<void> {
  const customer = sql`jsonb_set(${subscriptions.customer}, '{email}', to_jsonb(${email}::text))`
  await tx.update(subscriptions).set({ email, customer }).where(which)
}
