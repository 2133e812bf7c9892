/** The number of tries of a job, which last for about 12 hours. */
export const MAX_ATTEMPTS = 20

const FIRST_PAUSE_MS = 10_000
const MAX_PAUSE_MS = 3600_000

/** Milliseconds between a failed attempt (from 1) and the next: 10 seconds, doubled each time up to an hour. */
export const retryPause = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS)
