import { z } from 'zod'
import { type Counters, createProcessCounters } from './counters.server'
import type { Redis } from './redis.server'
import { SessionsAway } from './session-faults.server'

const ADD = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`

/** An expired counter must not restart at -1 without an expiry. */
const TAKE_BACK = `if (tonumber(redis.call('GET', KEYS[1])) or 0) > 0 then return redis.call('DECR', KEYS[1]) end return 0`

const Counted = z.tuple([z.number(), z.number()])

/**
 * Counters shared by all processes on one Redis. While it is away, each process counts for itself: a visitor without a session
 * can try passwords all the same (decision 017).
 */
export function createRedisCounters(redis: Redis): Counters {
  const inOutage = createProcessCounters()
  return {
    async add(key, windowMs) {
      const options = { keys: [keyOf(key)], arguments: [String(windowMs)] }
      const answer = await redis.ask((client) => client.eval(ADD, options)).catch(whenAway)
      if (answer === AWAY) return inOutage.add(key, windowMs)
      const [count, left] = Counted.parse(answer)
      return { count, left }
    },
    async takeBack(key) {
      const answer = await redis.ask((client) => client.eval(TAKE_BACK, { keys: [keyOf(key)] })).catch(whenAway)
      if (answer === AWAY) await inOutage.takeBack(key)
    },
  }
}

const AWAY = Symbol('Redis is away')

function whenAway(error: unknown): typeof AWAY {
  if (error instanceof SessionsAway) return AWAY
  throw error
}

const keyOf = (key: string) => `kraftcell:count:${key}`
