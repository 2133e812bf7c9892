/** Counts that lapse by themselves, for limits. Each may throw SessionsAway where they are shared and cannot be had. */
export type Counters = {
  /** Counts one more; gives the count and the milliseconds until it lapses, which run from its first. */
  add(key: string, life: number): Promise<{ count: number; left: number }>
  /** Counts one less. */
  takeBack(key: string): Promise<void>
}

/** So many counts are held; beyond them the oldest give way, so that nobody can fill the memory with them. */
const MOST = 20_000

/** Counts in the memory of this process. */
export function createProcessCounters(now: () => number = () => performance.now(), most = MOST): Counters {
  const counts = new Map<string, { count: number; lapses: number }>()
  return {
    async add(key, life) {
      const known = counts.get(key)
      const entry = known && known.lapses > now() ? known : { count: 0, lapses: now() + life }
      entry.count += 1
      if (entry !== known) {
        counts.delete(key)
        for (const oldest of counts.size < most ? [] : [...counts.keys()].slice(0, 1)) counts.delete(oldest)
        counts.set(key, entry)
      }
      return { count: entry.count, left: entry.lapses - now() }
    },
    async takeBack(key) {
      const entry = counts.get(key)
      if (entry && entry.count > 0) entry.count -= 1
    },
  }
}
