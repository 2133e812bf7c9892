import { z } from 'zod'
import type { Counters } from './counters.server'
import type { Redis } from './redis.server'

const ADD = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`

/** An expired counter must not restart at -1 without an expiry. */
const TAKE_BACK = `if (tonumber(redis.call('GET', KEYS[1])) or 0) > 0 then return redis.call('DECR', KEYS[1]) end return 0`

const Counted = z.tuple([z.number(), z.number()])

/** Counters shared by all processes on one Redis. */
export function createRedisCounters(redis: Redis): Counters {
  return {
    async add(key, windowMs) {
      const answer = await redis.ask((client) => client.eval(ADD, { keys: [keyOf(key)], arguments: [String(windowMs)] }))
      const [count, left] = Counted.parse(answer)
      return { count, left }
    },
    async takeBack(key) {
      await redis.ask((client) => client.eval(TAKE_BACK, { keys: [keyOf(key)] }))
    },
  }
}

const keyOf = (key: string) => `kraftcell:count:${key}`
