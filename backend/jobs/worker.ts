import { withoutValues } from '../database/without-values'
import { type Rounds, startRounds } from '../start-rounds'
import type { Services } from '../services'
import { attemptJob, type RunJob } from './attempt-job'
import { deleteDoneJobs, leaseJob, leaseJobs } from './leases'

type Needs = Pick<Services, 'db' | 'now' | 'log'>

/** Milliseconds between two rounds. */
const ROUND_MS = 1000
/** Jobs that one worker runs at the same time. */
const CONCURRENCY = 5
/** Rounds between two deletions of old jobs: an hour. */
const ROUNDS_TO_DELETION = 3600
/** Milliseconds in which done jobs are kept. */
const KEEP_MS = 90 * 24 * 3600_000

/**
 * Runs jobs as they become due, until stopped; `stop` waits for those that run. Several workers share the jobs of one database.
 */
export function startWorker(services: Needs, run: RunJob): Rounds {
  const { db, now, log } = services
  const running = new Set<Promise<void>>()
  let rounds = 0

  const logFailure = (error: unknown) => log({ level: 'error', event: 'job-cycle-failed', error: withoutValues(error).message })

  async function startDue(): Promise<void> {
    if (rounds++ % ROUNDS_TO_DELETION === 0) await deleteDoneJobs(db, new Date(now().getTime() - KEEP_MS))
    const free = CONCURRENCY - running.size
    if (free === 0) return
    for (const leased of await leaseJobs(db, now(), free)) {
      const attempt = attemptJob(leased, services, run)
        .catch(logFailure)
        .finally(() => running.delete(attempt))
      running.add(attempt)
    }
  }

  const round = startRounds(ROUND_MS, startDue, logFailure)
  return {
    stop: async () => {
      await round.stop()
      await Promise.all(running)
    },
  }
}

/**
 * Runs the job with a key at once, within the call that causes it; a worker repeats it when it fails.
 * Does nothing when a worker has taken it.
 */
export async function runJobNow(key: string, services: Needs, run: RunJob): Promise<void> {
  const leased = await leaseJob(services.db, key, services.now())
  if (leased !== null) await attemptJob(leased, services, run)
}

/**
 * Runs every due job, and those that they enqueue, one after the other. Returns the number of
 * attempts. For tests with their own clock.
 */
export async function runDueJobs(services: Needs, run: RunJob): Promise<number> {
  for (let attempts = 0; ;) {
    const [leased] = await leaseJobs(services.db, services.now(), 1)
    if (leased === undefined) return attempts
    await attemptJob(leased, services, run)
    attempts += 1
  }
}
