import { withoutValues } from '../database/without-values'
import type { Services } from '../services'
import { Job, readJob } from '../queue/job'
import { buryJob, completeJob, extendLease, LEASE_MS, type LeasedJob, postponeJob } from './leases'
import { giveUpReturnLabel } from '../returns/book-return-label'
import { PermanentFailure } from '../queue/permanent-failure'
import { MAX_ATTEMPTS, retryPause } from './retry-pause'

/** Runs a job. `key` is the same at each attempt, so that it can serve as idempotency key. */
export type RunJob = (job: Job, key: string) => Promise<void>

type Needs = Pick<Services, 'db' | 'now' | 'log'>

/**
 * Runs a leased job and stores its state: done, retried later, or dead. A failure is logged in one line. A failing job does not
 * throw.
 */
export async function attemptJob(leased: LeasedJob, services: Needs, run: RunJob): Promise<void> {
  const { db, now, log } = services
  const failure = await failureOf(leased, services, run)
  if (failure === null) return completeJob(db, leased, now())
  const error = withoutAddresses(withoutValues(failure).message).slice(0, 500)
  const isDead = failure instanceof PermanentFailure || leased.attempts >= MAX_ATTEMPTS
  log({ level: 'error', event: isDead ? 'job-dead' : 'job-failed', key: leased.key, attempt: leased.attempts, error })
  if (isDead) {
    await giveUp(leased.job, services)
    await buryJob(db, leased, now(), error)
  } else await postponeJob(db, leased, new Date(now().getTime() + retryPause(leased.attempts)), error)
}

/**
 * The last step of a job that is not tried again. It runs before the job is marked dead: if the
 * process ends meanwhile, it runs once more.
 */
async function giveUp(stored: unknown, services: Pick<Needs, 'db' | 'now'>): Promise<void> {
  const { success, data: job } = Job.safeParse(stored)
  if (success && job.kind === 'book-return-label') await giveUpReturnLabel(job.return_id, services)
}

/** Runs the job. Returns its error, or null when it succeeded. */
async function failureOf(leased: LeasedJob, { db, now, log }: Needs, run: RunJob): Promise<Error | null> {
  const extending = setInterval(() => {
    extendLease(db, leased, now()).catch((error: unknown) => {
      log({ level: 'error', event: 'job-lease-not-extended', key: leased.key, error: withoutValues(error).message })
    })
  }, LEASE_MS / 3)
  try {
    // Attempts without an outcome count too, so that a job that crashes its process each time is given up.
    if (leased.attempts > MAX_ATTEMPTS) throw new PermanentFailure(`Its process ended during attempt ${MAX_ATTEMPTS}`)
    await run(readJob(leased.job), leased.key)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    clearInterval(extending)
  }
}

/** Removes addresses, which mail servers repeat in their refusals, from the log. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
