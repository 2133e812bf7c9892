/** Milliseconds after which a worker counts as healthy: when it ends later, the count of early ends starts again. */
const STABLE_AFTER_MS = 60_000
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 30_000

/** The number of consecutive workers that ended within a minute. */
export type EarlyEnds = number

/** The number of early ends after one more worker has ended, which ran for `ranForMs`. */
export function countEnd(before: EarlyEnds, ranForMs: number): EarlyEnds {
  return ranForMs >= STABLE_AFTER_MS ? 1 : before + 1
}

/** Milliseconds until a worker is replaced: longer each time, so that a fault at start does not keep the machine busy. */
export function restartDelay(ends: EarlyEnds): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (ends - 1), MAX_DELAY_MS)
}
