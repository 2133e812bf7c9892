import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from '../storage/redis.server'
import { SessionsAway } from '../storage/session-faults.server'
import { createProcessLocks, type SessionLocks } from './session-locks.server'

/** Milliseconds. A change is a read and a write, each of at most 1.5 seconds (redis.server.ts): none waits for the backend (decision 012). */
export const LOCK_MS = {
  /** The lock of a process that has died expires after this time. */
  expiry: 2000,
  /** The lock is renewed for this time at most. A change that still runs then has lost its lock, and its write is refused. */
  maxHold: 5000,
  /** The wait for another process is given up after this time. */
  maxWait: 5000,
}

/** Milliseconds for which the place next in line is kept. A waiting process asks again far more often, unless it has ended. */
const NEXT_IN_LINE_MS = 500

/** Takes the lock if it is free and no other change is next in line; else takes that place, if it is free. */
const TAKE = `
  local waiting = redis.call('GET', KEYS[2])
  if waiting and waiting ~= ARGV[1] then return 0 end
  if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    redis.call('DEL', KEYS[2])
    return 1
  end
  redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[3])
  return 0`

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/**
 * Locks among all processes on one Redis: first come, first served within a process, turn by turn between processes. The lock is renewed
 * while the change runs and expires soon after its process has ended. It orders changes, so that a retry is rare; the version of each
 * session keeps one change from overwriting another.
 */
export function createRedisLocks(redis: Redis, times = LOCK_MS): SessionLocks {
  const here = createProcessLocks()
  return {
    run(sessionId, change) {
      if (sessionId === '') return change()
      return here.run(sessionId, async () => {
        const release = await take(redis, sessionId, times)
        try {
          return await change()
        } finally {
          await release()
        }
      })
    },
  }
}

async function take(redis: Redis, sessionId: string, times: typeof LOCK_MS): Promise<() => Promise<void>> {
  const token = randomBytes(12).toString('hex')
  // The braces put both keys on one node of a cluster.
  const keys = [`kraftcell:lock:{${sessionId}}`, `kraftcell:lock:{${sessionId}}:next`]
  const run = (script: string, ...more: string[]) =>
    redis.ask((client) => client.eval(script, { keys, arguments: [token, ...more] }))
  const asked = performance.now()
  for (let pause = 3; (await run(TAKE, String(times.expiry), String(NEXT_IN_LINE_MS))) !== 1; pause = Math.min(1.3 * pause, 40)) {
    if (performance.now() - asked > times.maxWait) throw new SessionsAway('another process holds the lock of the session')
    await sleep(pause * (0.5 + Math.random()))
  }
  const stopRenewing = renewing(() => run(RENEW, String(times.expiry)), times)
  return async () => {
    stopRenewing()
    // The change is written either way. A lock that is not released expires.
    await run(RELEASE).catch(ignoreOutage)
  }
}

function renewing(renew: () => Promise<unknown>, { expiry, maxHold }: typeof LOCK_MS): () => void {
  const timer = setInterval(() => void renew().catch(ignoreOutage), expiry / 3)
  const end = setTimeout(() => clearInterval(timer), maxHold)
  return () => {
    clearInterval(timer)
    clearTimeout(end)
  }
}

/** While Redis is unavailable a lock is neither renewed nor released: the write that follows, or the next read, reports the outage. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof SessionsAway)) throw error
}
