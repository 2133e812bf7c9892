import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex'

/**
 * Runs at most `atOnce` tasks at a time, the others in turn; null for a task whose turn does
 * not come within `maxWaitMs` milliseconds.
 */
export function createTurns(atOnce: number, maxWaitMs: number): <T>(task: () => Promise<T>) => Promise<T | null> {
  const turns = withTimeout(new Semaphore(atOnce), maxWaitMs)
  return async (task) => {
    try {
      return await turns.runExclusive(task)
    } catch (error) {
      if (error === E_TIMEOUT) return null
      throw error
    }
  }
}
