import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex'

/**
 * Runs at most `atOnce` tasks at a time, the others in the order in which they came; null for one that does not start within
 * `maxWaitMs` milliseconds.
 */
export function limitConcurrency(atOnce: number, maxWaitMs: number): <T>(task: () => Promise<T>) => Promise<T | null> {
  const semaphore = withTimeout(new Semaphore(atOnce), maxWaitMs)
  return async (task) => {
    try {
      return await semaphore.runExclusive(task)
    } catch (error) {
      if (error === E_TIMEOUT) return null
      throw error
    }
  }
}
