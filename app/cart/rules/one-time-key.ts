/** The field of an add form that tells one add from the next. */
export const ONCE = 'once'

/** An add that was carried out, by its key and by what it asked for; `at` in milliseconds. */
export type DoneAdd = { add: string; at: number }

/** For so long a form that comes again is the same add; milliseconds. */
export const REPEAT = 30_000

/** So many adds are remembered; someone who adds faster than that is no shopper. */
const MOST = 40

const KEY = /^[\w-]{8,40}$/

/** What makes two adds the same one: the key their form carried, and what it asked for. Null for a form without a key. */
export function addMark(key: string, requested: Readonly<Record<string, number | string | undefined>>): string | null {
  if (!KEY.test(key)) return null
  const asked = Object.entries(requested).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [key, ...asked].join(' ')
}

/** Whether this add has been carried out just now: a second click, a reload, a retry. Later the same page may ask for it again. */
export function isRepeated(done: readonly DoneAdd[], add: string | null, now: number): boolean {
  return done.some((one) => one.add === add && now - one.at < REPEAT)
}

/** The adds to remember with one more; those too old to matter go. */
export function withDone(done: readonly DoneAdd[], add: string | null, now: number): DoneAdd[] {
  const recent = done.filter(({ at }) => now - at < REPEAT)
  return add === null ? recent : [...recent, { add, at: now }].slice(-MOST)
}
