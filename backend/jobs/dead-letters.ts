import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs, type JobState } from '../database/schema/jobs'
import { notFound, Refusal } from '../refusal'

const MAX_JOBS = 100

/** The newest 100 jobs with a state. */
export function jobsInState(db: Database, state: JobState) {
  return db
    .select({
      id: jobs.id,
      key: jobs.key,
      state: jobs.state,
      attempts: jobs.attempts,
      error: jobs.error,
      created_at: jobs.created_at,
      due_at: jobs.due_at,
      ended_at: jobs.ended_at,
    })
    .from(jobs)
    .where(eq(jobs.state, state))
    .orderBy(desc(jobs.id))
    .limit(MAX_JOBS)
}

/** Lets a dead letter run again at once, with all its attempts. 404 for an unknown job, 409 `job-not-dead` for another state. */
export async function retryJob(db: Database, id: number, now: Date): Promise<void> {
  const again = { state: 'waiting', attempts: 0, sends: 0, due_at: now, ended_at: null } as const
  const isDead = and(eq(jobs.id, id), eq(jobs.state, 'dead'))
  const retried = await db.update(jobs).set(again).where(isDead).returning({ id: jobs.id })
  if (retried.length > 0) return
  const [job] = await db.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, id))
  if (job === undefined) throw notFound(`The job ${id}`)
  throw new Refusal(409, 'job-not-dead', `The job ${id} is ${job.state}`)
}
