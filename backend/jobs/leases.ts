import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'

/** Milliseconds that a job belongs to the worker that took it, unless the worker extends its lease. */
export const LEASE_MS = 30_000

/** A job as a worker has taken it. `attempts` counts this attempt too. */
export type LeasedJob = { id: number; key: string; job: unknown; attempts: number; lease: string | null }

/** Takes up to `limit` jobs that are due: retries, and jobs whose worker died. No two workers get the same one. */
export async function leaseJobs(db: Database, now: Date, limit: number): Promise<LeasedJob[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), lte(jobs.due_at, now)))
    .orderBy(asc(jobs.due_at), asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set(takenAt(now))
    .where(sql`${jobs.id} = any(array${due})`)
    .returning(LEASED)
}

/** Takes the job with a key when it is due; null when it is not, or another worker has it. */
export async function leaseJob(db: Database, key: string, now: Date): Promise<LeasedJob | null> {
  const isDue = and(eq(jobs.key, key), eq(jobs.state, 'waiting'), lte(jobs.due_at, now))
  const [leased] = await db.update(jobs).set(takenAt(now)).where(isDue).returning(LEASED)
  return leased ?? null
}

const takenAt = (now: Date) => ({ lease: randomUUID(), due_at: leaseEnd(now), attempts: sql`${jobs.attempts} + 1` })

const LEASED = { id: jobs.id, key: jobs.key, job: jobs.job, attempts: jobs.attempts, lease: jobs.lease }

/** Keeps a job that takes longer than its lease. */
export async function extendLease(db: Database, job: LeasedJob, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ due_at: leaseEnd(now) })
    .where(isLeased(job))
}

/** Marks a job as done. Does nothing when its lease has passed to another worker. */
export async function completeJob(db: Database, job: LeasedJob, now: Date): Promise<void> {
  await db.update(jobs).set({ state: 'done', lease: null, error: null, ended_at: now }).where(isLeased(job))
}

/** Puts a failed job off until `dueAt`. */
export async function postponeJob(db: Database, job: LeasedJob, dueAt: Date, error: string): Promise<void> {
  await db.update(jobs).set({ lease: null, due_at: dueAt, error }).where(isLeased(job))
}

/** Gives up a job: it becomes a dead letter. */
export async function buryJob(db: Database, job: LeasedJob, now: Date, error: string): Promise<void> {
  await db.update(jobs).set({ state: 'dead', lease: null, error, ended_at: now }).where(isLeased(job))
}

/** Deletes jobs that were done before a time; their keys are free again. */
export async function deleteDoneJobs(db: Database, before: Date): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.state, 'done'), lt(jobs.ended_at, before)))
}

/** Without the lease nothing is changed: the job belongs to another worker by now. */
const isLeased = ({ id, lease }: LeasedJob) => and(eq(jobs.id, id), eq(jobs.state, 'waiting'), eq(jobs.lease, lease ?? ''))

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)
