import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { customers, refreshTokens } from '../database/schema/accounts'

/** The next value of `token_generation`, with which all earlier access tokens are refused. */
export const nextGeneration = sql`${customers.token_generation} + 1`

/** Deletes the refresh tokens of an account. `subject` is its id. */
export async function endLogins(db: Database, subject: string): Promise<void> {
  await db.delete(refreshTokens).where(and(eq(refreshTokens.scope, 'account'), eq(refreshTokens.subject, subject)))
}
