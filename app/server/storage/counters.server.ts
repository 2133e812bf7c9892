/** Expiring counters for rate limits. */
export type Counters = {
  /** Adds one; gives the count and the milliseconds until it expires, `windowMs` after the first. */
  add(key: string, windowMs: number): Promise<{ count: number; left: number }>
  /** Subtracts one. */
  takeBack(key: string): Promise<void>
}

/** Upper limit of counters in memory; the oldest is dropped first. */
const MAX_COUNTERS = 20_000

/** Counters in the memory of this process. */
export function createProcessCounters(now: () => number = () => performance.now(), max = MAX_COUNTERS): Counters {
  const counts = new Map<string, { count: number; expires: number }>()
  return {
    async add(key, windowMs) {
      const known = counts.get(key)
      const entry = known && known.expires > now() ? known : { count: 0, expires: now() + windowMs }
      entry.count += 1
      if (entry !== known) {
        counts.delete(key)
        for (const oldest of counts.size < max ? [] : [...counts.keys()].slice(0, 1)) counts.delete(oldest)
        counts.set(key, entry)
      }
      return { count: entry.count, left: entry.expires - now() }
    },
    async takeBack(key) {
      const entry = counts.get(key)
      if (entry && entry.count > 0) entry.count -= 1
    },
  }
}
