/** The form field with the one-time key of an add. */
export const ONCE = 'once'

/** A completed add, identified by its key and its request; `at` is in milliseconds. */
export type DoneAdd = { add: string; at: number }

/** Milliseconds. Within this time, the same form counts as the same add. */
export const REPEAT_WINDOW_MS = 30_000

/** The key of every page that is rendered for all visitors without state. */
export const SHARED_KEY = 'shared-page'

/**
 * Milliseconds. A shared page has no load time, so within this time only the
 * same add of one session is the same press.
 */
export const SHARED_WINDOW_MS = 2_000

/**
 * Milliseconds. A script gives each press a key of its own, so however late the same key comes, it is the same press: a shopper
 * tries again minutes after the answer was lost.
 */
export const PRESS_WINDOW_MS = 10 * 60_000

/** Maximum number of adds to remember. */
const MAX_REMEMBERED_ADDS = 40

const KEY = /^[\w-]{8,40}$/

/** Identifies an add by the key of its form and by its request. Null for a form without a valid key. */
export function addId(key: string, requested: Readonly<Record<string, number | string | undefined>>): string | null {
  if (!KEY.test(key)) return null
  const fields = Object.entries(requested).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [key, ...fields].join(' ')
}

/**
 * Whether this add was completed within the last 30 seconds (2 seconds from a shared page, 10 minutes for one press of a script):
 * a second click, a reload, a retry. Later the same form adds again.
 */
export function isRepeated(done: readonly DoneAdd[], add: string | null, now: number): boolean {
  return done.some((one) => one.add === add && now - one.at < windowOf(one.add))
}

/** The keys of `one-time-key.client.ts`. */
const OF_PRESS = /^\d+-\d+-\d+ /

function windowOf(add: string): number {
  if (add.startsWith(`${SHARED_KEY} `)) return SHARED_WINDOW_MS
  return OF_PRESS.test(add) ? PRESS_WINDOW_MS : REPEAT_WINDOW_MS
}

/** The adds to remember, with one more and without expired entries. */
export function withDone(done: readonly DoneAdd[], add: string | null, now: number): DoneAdd[] {
  const recent = done.filter(({ add: one, at }) => now - at < windowOf(one))
  return add === null ? recent : [...recent, { add, at: now }].slice(-MAX_REMEMBERED_ADDS)
}
