import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Tokens } from '../../commerce/contract/account'
import { REFRESH_GRACE_MS } from '../../commerce/contract/lifetimes'

/** New tokens, with their time of issue in seconds since 1970: a request that gets them later must not take them for newer. */
export const IssuedTokens = Tokens.extend({ issued_at: z.number() })
export type IssuedTokens = z.infer<typeof IssuedTokens>

/** Exchanges a refresh token, in one call for all requests of the process that carry the same one. */
export type SharedRefreshes = (token: string, exchange: () => Promise<IssuedTokens>) => Promise<IssuedTokens>

export function createSharedRefreshes(now: () => Date): SharedRefreshes {
  const running = new Map<string, { tokens: Promise<IssuedTokens>; since: number }>()
  return (token, exchange) => {
    const time = now().getTime()
    for (const [key, { since }] of running) if (time - since > REFRESH_GRACE_MS) running.delete(key)
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
