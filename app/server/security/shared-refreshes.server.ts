import { createHash } from 'node:crypto'
import type { Tokens } from '../../commerce/contract/account'

/** Milliseconds in which the backend accepts a used refresh token again: requests that were sent before the answer still carry it. */
export const GRACE_MS = 30_000

/** Exchanges a refresh token, in one call for all requests of the process that carry the same one. */
export type SharedRefreshes = (token: string, exchange: () => Promise<Tokens>) => Promise<Tokens>

export function createSharedRefreshes(now: () => Date): SharedRefreshes {
  const running = new Map<string, { tokens: Promise<Tokens>; since: number }>()
  return (token, exchange) => {
    const time = now().getTime()
    for (const [key, { since }] of running) if (time - since > GRACE_MS) running.delete(key)
    const key = createHash('sha256').update(token).digest('base64url')
    const known = running.get(key)
    if (known !== undefined) return known.tokens
    const tokens = exchange()
    running.set(key, { tokens, since: time })
    // A failed one is tried again by the next request.
    tokens.catch(() => running.delete(key))
    return tokens
  }
}
