import { lt, lte, sql } from 'drizzle-orm'
import type { ClientError } from '../../app/commerce/contract/client-error'
import type { Database } from '../database/database'
import { clientErrors } from '../database/schema/client-errors'
import type { Scope } from '../http/endpoints'
import type { Services } from '../services'

const MAX_REPORTS = 10_000

/** Milliseconds. The privacy page promises that technical logs are kept for 90 days at most. */
const KEEP_MS = 90 * 24 * 3600_000

/** Saves an error report of a browser and deletes all but the newest 10,000. */
export async function saveClientError(db: Database, report: ClientError, { store, now }: Scope): Promise<void> {
  const { userAgent, ...rest } = report
  const [saved] = await db
    .insert(clientErrors)
    .values({ ...rest, user_agent: userAgent, store_id: store.id, received_at: now })
    .returning({ id: clientErrors.id })
  if (saved !== undefined) await db.delete(clientErrors).where(lte(clientErrors.id, sql`${saved.id - MAX_REPORTS}`))
}

/** Deletes the reports of more than 90 days ago. */
export async function deleteOldClientErrors({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(clientErrors).where(lt(clientErrors.received_at, new Date(now().getTime() - KEEP_MS)))
}
