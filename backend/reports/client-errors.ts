import { lte, sql } from 'drizzle-orm'
import type { ClientError } from '../../app/commerce/contract/client-error'
import type { Database } from '../database/database'
import { clientErrors } from '../database/schema/client-errors'
import type { Scope } from '../http/endpoints'

const MAX_REPORTS = 10_000

/** Saves an error report of a browser and deletes all but the newest 10,000. */
export async function saveClientError(db: Database, report: ClientError, { store, now }: Scope): Promise<void> {
  const { userAgent, ...rest } = report
  const [saved] = await db
    .insert(clientErrors)
    .values({ ...rest, user_agent: userAgent, store_id: store.id, received_at: now })
    .returning({ id: clientErrors.id })
  if (saved !== undefined) await db.delete(clientErrors).where(lte(clientErrors.id, sql`${saved.id - MAX_REPORTS}`))
}
