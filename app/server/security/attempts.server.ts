import type { Counters } from '../storage/counters.server'
import { SessionsAway } from '../storage/session-faults.server'

/** A limit per address, or per given key: `max` attempts in `windowMs` milliseconds. */
export type Rate = { max: number; windowMs: number }

/** An attempt that counts until it is taken back; or the seconds until the next one is allowed. */
export type Attempt = { allowed: true; takeBack: () => Promise<void> } | { allowed: false; wait: number }

/** The rate limits of one address, for one request. */
export type Attempts = {
  /** `of` replaces the address as the key, such as an order number that many addresses may guess at. */
  begin(what: string, rate: Rate, of?: string): Promise<Attempt>
  /** Takes back an attempt of an earlier request. */
  takeBack(what: string): Promise<void>
  /** The longest wait in seconds among the refusals of this request; null without a refusal. */
  wait(): number | null
}

/**
 * While the counters are unavailable, every attempt is allowed: the limited actions also need the sessions, which are in the same
 * store. `onRefused` learns of each refusal.
 */
export function limitAttempts(counters: Counters, address: string, onRefused: (what: string) => void = () => {}): Attempts {
  let longest: number | null = null
  return {
    async begin(what, { max, windowMs }, of = address) {
      const key = `${what}:${of}`
      const counted = await counters.add(key, windowMs).catch(unlimited)
      if (counted === null) return { allowed: true, takeBack: async () => {} }
      const takeBack = async () => {
        await counters.takeBack(key).catch(unlimited)
      }
      if (counted.count <= max) return { allowed: true, takeBack }
      // A refused attempt does not count, so that repeating it does not prolong the wait.
      await takeBack()
      onRefused(what)
      const wait = Math.max(1, Math.ceil(counted.left / 1000))
      longest = Math.max(longest ?? 0, wait)
      return { allowed: false, wait }
    },
    async takeBack(what) {
      await counters.takeBack(`${what}:${address}`).catch(unlimited)
    },
    wait: () => longest,
  }
}

function unlimited(error: unknown): null {
  if (error instanceof SessionsAway) return null
  throw error
}
