import { lte, sql } from 'drizzle-orm'
import type { ClientError } from '../../app/commerce/contract/client-error'
import type { Database } from '../database/database'
import { clientErrors } from '../database/schema/client-errors'
import type { Scope } from '../http/endpoints'

const KEPT = 10_000

/** Keeps a report from a browser; of all of them the newest 10,000. */
export async function keepClientError(db: Database, report: ClientError, { store, now }: Scope): Promise<void> {
  const { userAgent, ...rest } = report
  const [kept] = await db
    .insert(clientErrors)
    .values({ ...rest, user_agent: userAgent, store_id: store.id, received_at: now })
    .returning({ id: clientErrors.id })
  if (kept !== undefined) await db.delete(clientErrors).where(lte(clientErrors.id, sql`${kept.id - KEPT}`))
}
