import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The error in a form that may be logged or shown. The error of a failed query contains the statement and all its parameters,
 * such as addresses of customers; only the message of the database is kept.
 */
export function withoutValues(error: unknown): Error {
  if (error instanceof DrizzleQueryError) return error.cause ?? new Error('A query failed')
  return error instanceof Error ? error : new Error(String(error))
}
