import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from '../storage/redis.server'
import { SessionsAway } from '../storage/session-faults.server'
import { createProcessLocks, type SessionLocks } from './session-locks.server'

/**
 * Milliseconds. A change is a read and a write, each of at most 1.5 seconds (redis.server.ts):
 * none waits for the backend (decision 012).
 */
export const LOCK_MS = {
  /** The lock of a process that has died expires after this time. */
  expiry: 2000,
  /** The lock is renewed for this time at most. A change that still runs then has lost its lock, and its write is refused. */
  maxHold: 5000,
  /** The wait for another process is given up after this time. */
  maxWait: 5000,
}

/**
 * Milliseconds without a question after which a change loses its place in the queue. A waiting process asks far more often,
 * unless it has ended.
 */
const PLACE_MS = 500

/**
 * Takes the lock if it is free and no other change stands before this one in the queue; else keeps its place
 * there. The queue is a sorted set of the waiting changes by the time they first asked, beside a hash of the time
 * each asked last, by the clock of Redis.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local first = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  while first and first ~= ARGV[1] and now - tonumber(redis.call('HGET', KEYS[3], first) or 0) > tonumber(ARGV[3]) do
    redis.call('ZREM', KEYS[2], first)
    redis.call('HDEL', KEYS[3], first)
    first = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  end
  if (not first or first == ARGV[1]) and redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    redis.call('ZREM', KEYS[2], ARGV[1])
    redis.call('HDEL', KEYS[3], ARGV[1])
    return 1
  end
  redis.call('ZADD', KEYS[2], 'NX', now, ARGV[1])
  redis.call('HSET', KEYS[3], ARGV[1], now)
  redis.call('PEXPIRE', KEYS[2], 60000)
  redis.call('PEXPIRE', KEYS[3], 60000)
  return 0`

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/**
 * Locks among all processes on one Redis: first come, first served, within a process and between them. The lock is renewed while
 * the change runs and expires soon after its process has ended. It orders changes, so that a retry is rare; the version of each
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
  // The braces put all keys on one node of a cluster.
  const lock = `kraftcell:lock:{${sessionId}}`
  const keys = [lock, `${lock}:queue`, `${lock}:asked`]
  const run = (script: string, ...more: string[]) =>
    redis.ask((client) => client.eval(script, { keys, arguments: [token, ...more] }))
  const asked = performance.now()
  for (let pause = 3; (await run(TAKE, String(times.expiry), String(PLACE_MS))) !== 1; pause = Math.min(1.3 * pause, 40)) {
    if (performance.now() - asked > times.maxWait) throw new SessionsAway('another process holds the lock of the session')
    await sleep(pause * (0.5 + Math.random()))
  }
  const stopRenewing = renewing(() => run(RENEW, String(times.expiry)), times)
  return async () => {
    stopRenewing()
    // Ignored: the change is written, and the lock expires.
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

/**
 * While Redis is unavailable a lock is neither renewed nor released: the write that
 * follows, or the next read, reports the outage.
 */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof SessionsAway)) throw error
}
