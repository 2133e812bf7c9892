import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex'

/**
 * Orders that one process handles at the same time. More would wait for each other at the backend, beyond the timeouts of its calls: with 8, one of 40 orders
 * on two busy cores took more than the 5.5 s of a request.
 */
const AT_ONCE = 4
const MAX_WAIT_MS = 60_000

const turns = withTimeout(new Semaphore(AT_ONCE), MAX_WAIT_MS)

/** Handles an order when it is its turn; null when that does not come within a minute. */
export async function inTurn<T>(handle: () => Promise<T>): Promise<T | null> {
  try {
    return await turns.runExclusive(handle)
  } catch (error) {
    if (error === E_TIMEOUT) return null
    throw error
  }
}
