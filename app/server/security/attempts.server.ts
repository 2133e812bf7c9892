import type { Counters } from '../storage/counters.server'
import { SessionsAway } from '../storage/session-faults.server'

/** How often something may be tried from one address: `most` times in `life` milliseconds. */
export type Rate = { most: number; life: number }

/** One try, which counts until it is taken back; or the seconds to wait for the next. */
export type Attempt = { allowed: true; takeBack: () => Promise<void> } | { allowed: false; wait: number }

/** What a request may try. */
export type Attempts = {
  begin(what: string, rate: Rate): Promise<Attempt>
  /** The longest wait, in seconds, that was asked of the request so far; null when nothing was refused. */
  wait(): number | null
}

/** The tries of one address. While the counts cannot be had everything is allowed: what needs them most needs the sessions as well. */
export function openAttempts(counters: Counters, address: string): Attempts {
  let longest: number | null = null
  return {
    async begin(what, { most, life }) {
      const key = `${what}:${address}`
      const counted = await counters.add(key, life).catch(unlimited)
      if (counted === null) return { allowed: true, takeBack: async () => {} }
      const takeBack = async () => {
        await counters.takeBack(key).catch(unlimited)
      }
      if (counted.count <= most) return { allowed: true, takeBack }
      // Only what was tried counts: who keeps asking is not kept out the longer.
      await takeBack()
      const wait = Math.max(1, Math.ceil(counted.left / 1000))
      longest = Math.max(longest ?? 0, wait)
      return { allowed: false, wait }
    },
    wait: () => longest,
  }
}

function unlimited(error: unknown): null {
  if (error instanceof SessionsAway) return null
  throw error
}
