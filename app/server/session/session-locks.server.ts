import { Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { SessionsAway } from '../storage/session-faults.server'

/** One change of a session at a time. Throws SessionsAway when the wait takes too long. */
export type SessionLocks = { run<T>(sessionId: string, change: () => Promise<T>): Promise<T> }

/** Milliseconds to wait in the queue of one session. A change takes a few: none waits for the backend (decision 012). */
const MAX_WAIT_MS = 5000

/** Locks within this process; enough for the file store, which serves one process only. */
export function createProcessLocks(maxWait = MAX_WAIT_MS): SessionLocks {
  const mutexes = new Map<string, { mutex: MutexInterface; waiting: number }>()
  const queue = () => withTimeout(new Mutex(), maxWait, new SessionsAway('too many changes wait for the session'))
  return {
    async run(sessionId, change) {
      // A session that does not exist yet has no id, so no other request can change it.
      if (sessionId === '') return change()
      const entry = mutexes.get(sessionId) ?? { mutex: queue(), waiting: 0 }
      mutexes.set(sessionId, entry)
      entry.waiting += 1
      try {
        return await entry.mutex.runExclusive(change)
      } finally {
        entry.waiting -= 1
        if (entry.waiting === 0) mutexes.delete(sessionId)
      }
    },
  }
}
