import { type BackendError, isNotFound, isOutage } from './backend-error'
import { tagsOf } from './change-tags'
import { lruByBytes } from './lru-by-bytes'
import { recentDrops } from './recent-drops'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Milliseconds. `ttl`: served as fresh. `staleWhileRevalidate`, after that: served while it is refreshed in the background.
 * `staleIfError`, after `ttl`: served during an outage. After `staleWhileRevalidate` an answer is refreshed before it is served,
 * so that while the backend answers, no visitor gets one that is older, however seldom it is read.
 */
export const CACHE_POLICY = {
  /** For answers that change with the assortment: menu, texts around the page, interface strings. */
  slow: { ttl: 5 * MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: 360 * MINUTE },
  /** For answers with prices and stock. */
  fresh: { ttl: 30 * SECOND, staleWhileRevalidate: 30 * SECOND, staleIfError: 10 * MINUTE },
  /**
   * Discount rules for one cart (spec section 9, Discount cache: 300000 ms). They have many keys, and so a store of their own.
   */
  discounts: { ttl: 300_000, staleWhileRevalidate: 0, staleIfError: 10 * MINUTE },
} as const
export type CachePolicy = keyof typeof CACHE_POLICY

/**
 * `bypassCache` calls `fetch` and replaces the cached answer. `keepsMissing`: that the backend has no such answer (404) is kept
 * as long as an answer, or until anything changes.
 */
type CacheReadOptions = { bypassCache?: boolean; keepsMissing?: boolean }

/** Answers that are the same for everyone who reads their key. */
export type DataCache = {
  read<T>(key: string, policy: CachePolicy, fetch: () => Promise<T>, options?: CacheReadOptions): Promise<T>
  /** Drops the answers that hold what has changed; without tags, all. An answer that is on its way is not kept. */
  drop(tags?: ReadonlySet<string>): void
  /** The memory that the answers take. */
  bytes(): number
}

/** Bytes of memory: 723 different searches filled a heap of 160 MB before answers were counted. */
const MAX_BYTES = { answers: 32 * 1024 * 1024, discounts: 8 * 1024 * 1024, failures: 1024 * 1024 }

/** Objects in memory take about three times the characters of their JSON. */
const BYTES_PER_CHARACTER = 3

/**
 * After a failure that took longer than this, the key is not asked for again for `SLOW_PAUSE_MS`: other requests would wait as
 * long in vain.
 */
const SLOW_MS = 500
const SLOW_PAUSE_MS = 3 * SECOND

/** The time for which a stale answer is served after a failure, before the backend is asked again. */
const STALE_PAUSE_MS = 5 * SECOND

/** The longest time that a Retry-After of the backend is respected. */
const MAX_PAUSE_MS = 30 * SECOND

type Failure = { until: number; error: unknown }

/** `maxBytes` bounds the answers; `now` is a clock in milliseconds. */
type CacheOptions = { maxBytes?: number; now?: () => number }

/**
 * A cache in the memory of this process. Concurrent reads of one key share one call, and its failure. After a slow failure,
 * or one with a Retry-After, the key is not asked for again for a moment. A stale answer is served at once and refreshed
 * beside it, as long as its policy allows.
 */
export function createDataCache({ maxBytes = MAX_BYTES.answers, now = () => performance.now() }: CacheOptions = {}): DataCache {
  const answers = lruByBytes(maxBytes, answerSize)
  const discounts = lruByBytes(Math.min(maxBytes, MAX_BYTES.discounts), answerSize)
  const failures = lruByBytes<Failure>(MAX_BYTES.failures, (key) => 1024 + 2 * key.length)
  const running = new Map<string, Promise<unknown>>()
  const drops = recentDrops()
  const underWay = new Map<string, UnderWay>()
  let calls = 0
  return { read, drop, bytes: () => answers.bytes() + discounts.bytes() }

  function drop(tags?: ReadonlySet<string>): void {
    drops.note(tags)
    // A read that comes now must not share a call that began before the change.
    running.clear()
    const isChanged = ({ value }: Kept) => tags === undefined || [...tagsOf(value)].some((tag) => tags.has(tag))
    for (const store of [answers, discounts]) store.deleteWhere(isChanged)
    failures.deleteWhere(({ error }) => !isOutage(error))
  }

  function read<T>(key: string, policy: CachePolicy, fetch: () => Promise<T>, options?: CacheReadOptions): Promise<T>
  async function read(
    key: string,
    policy: CachePolicy,
    fetch: () => Promise<unknown>,
    { bypassCache = false, keepsMissing = false }: CacheReadOptions = {},
  ): Promise<unknown> {
    const { ttl, staleWhileRevalidate, staleIfError } = CACHE_POLICY[policy]
    const store = policy === 'discounts' ? discounts : answers
    const kept = store.get(key)
    const age = kept === undefined ? Infinity : now() - kept.at
    const isStale = kept !== undefined && age < ttl + staleIfError
    const ask = () => fetchOnce(key, fetch, store, { join: !bypassCache, isStale, missingFor: keepsMissing ? ttl : 0 })
    const askBefore = () => ask().catch((error: unknown) => orKept(error, isStale ? kept : undefined))
    if (bypassCache) return askBefore()
    if (kept !== undefined && age < ttl) return kept.value
    const failure = failures.get(key)
    const mustWait = failure !== undefined && now() < failure.until
    if (isStale) {
      if (age >= ttl + staleWhileRevalidate && !mustWait) return askBefore()
      // Ignored here: `fetchOnce` notes the failure, and drops the stale answer after one that is not an outage, so that the next
      // read fails too.
      if (!mustWait) void ask().catch(() => undefined)
      return kept.value
    }
    if (mustWait) throw failure.error
    return ask()
  }

  function fetchOnce(
    key: string,
    fetch: () => Promise<unknown>,
    store: typeof answers,
    { join, isStale, missingFor }: { join: boolean; isStale: boolean; missingFor: number },
  ): Promise<unknown> {
    const shared = running.get(key)
    if (join && shared !== undefined) return shared
    const started = now()
    const before = drops.count()
    const call = (calls += 1)
    const ofKey = underWay.get(key) ?? { count: 0, settled: 0 }
    underWay.set(key, ofKey)
    ofKey.count += 1
    // An answer that was asked for earlier, and comes later, is the older one.
    const settle = (): 'late' | 'latest' => {
      const isLate = ofKey.settled > call
      ofKey.settled = Math.max(ofKey.settled, call)
      ofKey.count -= 1
      if (ofKey.count === 0) underWay.delete(key)
      return isLate ? 'late' : 'latest'
    }
    const asked = fetch().then(
      (value) => {
        if (settle() === 'late') return value
        if (!drops.meet(tagsOf(value), before)) store.set(key, { value, at: now() })
        failures.delete(key)
        return value
      },
      (error: unknown) => {
        if (settle() === 'late') throw error
        if (isOutage(error)) noteFailure(key, error, isStale ? STALE_PAUSE_MS : now() - started > SLOW_MS ? SLOW_PAUSE_MS : 0)
        else {
          store.delete(key)
          if (missingFor > 0 && isNotFound(error) && drops.count() === before)
            failures.set(key, { until: now() + missingFor, error })
        }
        throw error
      },
    )
    running.set(key, asked)
    const end = () => {
      if (running.get(key) === asked) running.delete(key)
    }
    asked.then(end, end)
    return asked
  }

  function noteFailure(key: string, error: BackendError, pause: number): void {
    const asked = Math.min((error.retryAfter ?? 0) * SECOND, MAX_PAUSE_MS)
    const longest = Math.max(pause, asked)
    if (longest > 0) failures.set(key, { until: now() + longest, error })
  }
}

type Kept = { value: unknown; at: number }

/** The calls of a key that have no answer yet: how many, and the highest number of one that had its answer meanwhile. */
type UnderWay = { count: number; settled: number }

function answerSize(key: string, { value }: Kept): number {
  // JSON has no text for undefined.
  return 2 * key.length + BYTES_PER_CHARACTER * (value === undefined ? 0 : JSON.stringify(value).length)
}

/** The answer kept for an outage; every other error is thrown. */
function orKept(error: unknown, kept: Kept | undefined): unknown {
  if (kept === undefined || !isOutage(error)) throw error
  return kept.value
}
