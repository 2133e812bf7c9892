import { sql } from 'drizzle-orm'
import { OFFERED_RANGES } from './ranges'

const rows = OFFERED_RANGES.map(({ key, from, to }) => sql.raw(`('${key}', ${from}::float8, '${to}'::float8)`))

/** The offered ranges as the table r(key, low, high). */
export const rangeTable = sql`(values ${sql.join(rows, sql`, `)}) as r(key, low, high)`
