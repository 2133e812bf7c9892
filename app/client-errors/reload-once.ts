/** The key of the last reload's time in the storage of the tab. */
export const RELOADED_KEY = 'reloaded-for-chunk'
/** A script-chunk load error reloads at most once per minute (spec section 8). */
export const RELOAD_PAUSE_MS = 60_000

/**
 * Whether the page may be reloaded for a chunk. `last` is the time of the last such reload in milliseconds; null before the
 * first.
 */
export function mayReload(last: string | null, now: number): boolean {
  return last === null || !(now - Number(last) < RELOAD_PAUSE_MS)
}
