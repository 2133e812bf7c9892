import { limitConcurrency } from '../server/concurrency-limit.server'

/**
 * Orders that one process handles at the same time. More would wait for each other at the backend, beyond the timeouts of its
 * calls: with 8, one of 40 orders on two busy cores took longer than a request may wait.
 */
const AT_ONCE = 4
const MAX_WAIT_MS = 60_000

type Ordering<T> = {
  handle: () => Promise<T>
  /** Gives the request all of its time again. */
  restartTime: () => void
  /** Whether the backend was away for the order. */
  wasAway: (answer: T) => boolean
}

/**
 * Handles at most 4 orders at a time: one that has waited has all of its time then. While the backend is away it has no more than
 * the rest of its time, so that no shopper waits twice as long for an answer that is the same. Null for one that does not start
 * within a minute.
 */
export function limitOrders(now = () => performance.now()) {
  const limited = limitConcurrency(AT_ONCE, MAX_WAIT_MS)
  let awayAt = -Infinity
  return <T>({ handle, restartTime, wasAway }: Ordering<T>): Promise<T | null> => {
    const since = now()
    return limited(async () => {
      if (awayAt < since) restartTime()
      const answer = await handle()
      if (wasAway(answer)) awayAt = now()
      return answer
    })
  }
}

export const limitedOrder = limitOrders()
