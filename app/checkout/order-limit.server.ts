import { limitConcurrency } from '../server/concurrency-limit.server'

/**
 * Orders that one process handles at the same time. More would wait for each other at the backend, beyond the timeouts of its
 * calls: with 8, one of 40 orders on two busy cores took longer than a request may wait.
 */
const MAX_CONCURRENT_ORDERS = 4
const MAX_WAIT_MS = 60_000

type Ordering<T> = {
  handle: () => Promise<T>
  /** Gives the request all of its time again. */
  restartTime: () => void
  /** Whether the backend was away for the order. */
  wasAway: (answer: T) => boolean
}

/**
 * Handles at most 4 orders at a time. After waiting, an order gets its full time budget again, unless the backend was unavailable
 * meanwhile: no shopper waits twice as long for the same answer. Null for one that does not start within a minute.
 */
export function limitOrders(now = () => performance.now()) {
  const limited = limitConcurrency(MAX_CONCURRENT_ORDERS, MAX_WAIT_MS)
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
