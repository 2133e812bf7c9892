import { lruByBytes } from '../../commerce/lru-by-bytes'
import { recentDrops } from '../../commerce/recent-drops'
import type { SharedPage } from './shared-page.server'

/**
 * Milliseconds: FRESH_MS a page is served as it is, then GRACE_MS longer while it is rendered again in the background. The times
 * of the data cache (`CACHE_POLICY`) add to these.
 */
const FRESH_MS = 30_000
const GRACE_MS = 30_000

/** Bytes of memory: about 4,000 compressed pages. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * The result of rendering the page of a key: `outage` when the backend was away for all or a part of it, null if the answer
 * cannot be shared, such as a 404.
 */
export type Rendered = SharedPage | 'outage' | null
type Render = () => Promise<Rendered>

export type FoundPage = { page: SharedPage; source: 'hit' | 'stale' }

export type PageCache = {
  /**
   * The page of a key. A stale page is served and rendered again in the background, and
   * kept to its end when that meets an outage.
   */
  find: (key: string, render: Render) => FoundPage | undefined
  /** The page of a key, rendered once for all that ask for it meanwhile. */
  render: (key: string, render: Render) => Promise<Rendered>
  /** Whether the page of a key is being rendered: another request for it waits, and renders nothing. */
  isRendering: (key: string) => boolean
  /**
   * Drops the pages that show what has changed; without tags, all. A page that is being rendered meanwhile is kept only if it
   * shows nothing that has changed.
   */
  drop: (tags?: ReadonlySet<string>) => void
  /** The memory that the pages take. */
  bytes: () => number
}

type Kept = { page: SharedPage; at: number }

/** `now` is a clock in milliseconds. */
export function createPageCache({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}): PageCache {
  const pages = lruByBytes<Kept>(maxBytes, (key, { page }) => page.bytes + 2 * key.length)
  const running = new Map<string, Promise<Rendered>>()
  const drops = recentDrops()

  function renderOnce(key: string, render: Render): Promise<Rendered> {
    const shared = running.get(key)
    if (shared !== undefined) return shared
    const before = drops.count()
    const rendering = render()
      .then((page) => {
        if (page === null) pages.delete(key)
        else if (page !== 'outage' && !drops.meet(page.tags, before)) pages.set(key, { page, at: now() })
        return page
      })
      .finally(() => {
        if (running.get(key) === rendering) running.delete(key)
      })
    running.set(key, rendering)
    return rendering
  }

  return {
    find(key, render) {
      const kept = pages.get(key)
      if (kept === undefined) return undefined
      const age = now() - kept.at
      if (age >= FRESH_MS + GRACE_MS) return undefined
      if (age < FRESH_MS) return { page: kept.page, source: 'hit' }
      // A failure is logged where it happens; the old page stays until it expires.
      renderOnce(key, render).catch(() => undefined)
      return { page: kept.page, source: 'stale' }
    },
    render: renderOnce,
    isRendering: (key) => running.has(key),
    bytes: () => pages.bytes(),
    drop(tags) {
      drops.note(tags)
      // A visitor who asks now must not get data from before the change.
      running.clear()
      pages.deleteWhere(({ page }) => tags === undefined || [...tags].some((tag) => page.tags.has(tag)))
    },
  }
}
