import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** `waiting`: to be run at `due_at`. `dead`: given up; people look at it and retry it. */
export type JobState = 'waiting' | 'done' | 'dead'

/**
 * Work to be done after a transaction, written in that transaction (decision 025). `key` names the event: the same event enqueues
 * once. `job` is a document of backend/queue/job.ts, with its version. While a worker runs a job, `lease` is the worker's and
 * `due_at` the end of the lease, when another worker takes the job. `attempts` counts how often it was taken, `error` is the last
 * failure. `sends`: how often the mail of the job was handed over without an answer that refused it.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    job: jsonb().notNull(),
    state: text().$type<JobState>().notNull(),
    due_at: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sends: integer().notNull().default(0),
    lease: uuid(),
    error: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('jobs_key').on(table.key),
    index('jobs_due')
      .on(table.due_at)
      .where(sql`${table.state} = 'waiting'`),
    index('jobs_ended').on(table.state, table.ended_at),
  ],
)
