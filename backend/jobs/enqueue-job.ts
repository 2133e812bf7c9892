import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import { type Job, writeJob } from './job'

/**
 * Adds a job in the transaction whose consequence it is, so that it exists exactly when the transaction is committed. `key` names the event:
 * with a key that exists already nothing is added. It is run at `dueAt`, which is at once when it is missing.
 */
export async function enqueueJob(
  tx: Database,
  { key, job, dueAt }: { key: string; job: Job; dueAt?: Date },
  now: Date,
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ key, job: writeJob(job), state: 'waiting', due_at: dueAt ?? now, created_at: now })
    .onConflictDoNothing({ target: jobs.key })
}
