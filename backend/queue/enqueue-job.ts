import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import { type Job, writeJob } from './job'

/**
 * Adds a job in the transaction that causes it, so that it exists exactly when the transaction is committed. `key` names the
 * event: nothing is added for an existing key, and the answer is false. The job runs at `dueAt`; without it, at once.
 */
export async function enqueueJob(
  tx: Database,
  { key, job, dueAt }: { key: string; job: Job; dueAt?: Date },
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(jobs)
    .values({ key, job: writeJob(job), state: 'waiting', due_at: dueAt ?? now, created_at: now })
    .onConflictDoNothing({ target: jobs.key })
    .returning({ id: jobs.id })
  return added.length > 0
}
