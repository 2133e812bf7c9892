/** Maximum number of remembered drops. An answer during which more changes happened counts as changed. */
const MAX_DROPS = 500

export type RecentDrops = {
  /** The number of drops so far. */
  count: () => number
  /** Notes a drop of what has these tags; without tags, of everything. */
  note: (tags?: ReadonlySet<string>) => void
  /** Whether something with these tags was dropped after the first `before` drops. */
  meet: (tags: ReadonlySet<string>, before: number) => boolean
}

/**
 * Remembers the latest tags dropped from a cache. An answer that was being fetched during a drop is cached unless it shows a
 * dropped tag: in a busy shop something changes during almost every fetch.
 */
export function recentDrops(): RecentDrops {
  const recent: (ReadonlySet<string> | undefined)[] = []
  let count = 0
  return {
    count: () => count,
    note(tags) {
      count += 1
      recent.push(tags)
      if (recent.length > MAX_DROPS) recent.shift()
    },
    meet(tags, before) {
      const since = count - before
      if (since > recent.length) return true
      if (since === 0) return false
      return recent.slice(-since).some((dropped) => dropped === undefined || [...tags].some((tag) => dropped.has(tag)))
    },
  }
}
