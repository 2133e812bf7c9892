import { createTurns } from '../server/turns.server'

/**
 * Orders that one process handles at the same time. More would wait for each other at the backend, beyond the timeouts of its calls: with 8, one of 40 orders
 * on two busy cores took more than the 5.5 s of a request.
 */
const AT_ONCE = 4
const MAX_WAIT_MS = 60_000

/** Handles an order when it is its turn; null when that does not come within a minute. */
export const inTurn = createTurns(AT_ONCE, MAX_WAIT_MS)
