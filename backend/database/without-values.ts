import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The error as it may be logged or shown: that of a failed query tells the statement and every value in it, addresses of customers among
 * them; what the database said of it is enough.
 */
export function withoutValues(error: unknown): Error {
  if (error instanceof DrizzleQueryError) return error.cause ?? new Error('A query failed')
  return error instanceof Error ? error : new Error(String(error))
}
