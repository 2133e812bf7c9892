import { timestamp } from 'drizzle-orm/pg-core'

/**
 * The time at which the row was written or last changed, for the sitemap. Triggers of the migrations `sitemap` and
 * `changed-pages` set it on every change of the row.
 */
export const changedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
