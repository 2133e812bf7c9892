/** A worker that has run for so many milliseconds was well: its end counts as the first. */
const WELL_AFTER_MS = 60_000
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 30_000

/** Ends of workers one after the other, none of which had run for a minute. */
export type EarlyEnds = number

/** The number of early ends after the end of a worker that has run for so many milliseconds. */
export function countEnd(before: EarlyEnds, ranForMs: number): EarlyEnds {
  return ranForMs >= WELL_AFTER_MS ? 1 : before + 1
}

/** Milliseconds until a worker is replaced: longer each time, so that a fault at start does not keep the machine busy. */
export function restartDelay(ends: EarlyEnds): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (ends - 1), MAX_DELAY_MS)
}
