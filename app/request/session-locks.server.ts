import { Mutex } from 'async-mutex'

/** Lets one change at a time touch a session. */
export type SessionLocks = { run<T>(sessionId: string, change: () => Promise<T>): Promise<T> }

/** Locks within this process; enough for the file store, which serves one process only. */
export function createProcessLocks(): SessionLocks {
  const mutexes = new Map<string, { mutex: Mutex; waiting: number }>()
  return {
    async run(sessionId, change) {
      // A session that does not exist yet has no id, and nobody else can have it.
      if (sessionId === '') return change()
      const entry = mutexes.get(sessionId) ?? { mutex: new Mutex(), waiting: 0 }
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
