import { count, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'

/**
 * The numbers of jobs that wait, of those among them that are due, and of those that were given up. Done jobs are not read: the
 * index `jobs_ended` begins with the state.
 */
export async function countJobs(db: Database, now: Date): Promise<{ waiting: number; due: number; dead: number }> {
  const due = sql<number>`count(*) filter (where ${jobs.due_at} <= ${now.toISOString()})::int`
  const rows = await db
    .select({ state: jobs.state, all: count(), due })
    .from(jobs)
    .where(inArray(jobs.state, ['waiting', 'dead']))
    .groupBy(jobs.state)
  const of = (state: 'waiting' | 'dead') => rows.find((row) => row.state === state)
  return { waiting: of('waiting')?.all ?? 0, due: of('waiting')?.due ?? 0, dead: of('dead')?.all ?? 0 }
}
