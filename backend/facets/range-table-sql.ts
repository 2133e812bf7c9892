import { sql } from 'drizzle-orm'
import { LADDER } from './ranges'

const rows = LADDER.map(({ key, from, to }) => sql.raw(`('${key}', ${from}::float8, '${to}'::float8)`))

/** The ranges that every measured facet is offered in, as the table r(key, low, high). */
export const ladder = sql`(values ${sql.join(rows, sql`, `)}) as r(key, low, high)`
