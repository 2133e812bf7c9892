import type { Counters } from '../storage/counters.server'

/** A limit per address, or per given key: `max` attempts in `windowMs` milliseconds. */
export type Rate = { max: number; windowMs: number }

/** Limits for attempts at one thing: `each` address may make a part of those that `all` addresses may make together. */
type SharedRate = { each: Rate; all: Rate }

/** An attempt that counts until it is taken back; or the seconds until the next one is allowed. */
export type Attempt = { allowed: true; takeBack: () => Promise<void> } | { allowed: false; wait: number }

/** The rate limits of one address, for one request. */
export type Attempts = {
  /** `of` replaces the address as the key. */
  begin(what: string, rate: Rate, of?: string): Promise<Attempt>
  /**
   * An attempt at `of`, such as an order that many addresses may guess at. A stranger at one address cannot use up what its owner
   * may try. Refusals of `each` are reported as `what`-here.
   */
  beginShared(what: string, rate: SharedRate, of: string): Promise<Attempt>
  /** Takes back an attempt of an earlier request. */
  takeBack(what: string): Promise<void>
  /** The longest wait in seconds among the refusals of this request; null without a refusal. */
  wait(): number | null
}

/** `onRefused` learns of each refusal. */
export function limitAttempts(counters: Counters, address: string, onRefused: (what: string) => void = () => {}): Attempts {
  let longest: number | null = null
  async function begin(what: string, { max, windowMs }: Rate, of = address): Promise<Attempt> {
    const key = `${what}:${of}`
    const counted = await counters.add(key, windowMs)
    const takeBack = () => counters.takeBack(key)
    if (counted.count <= max) return { allowed: true, takeBack }
    // A refused attempt does not count, so that repeating it does not prolong the wait.
    await takeBack()
    onRefused(what)
    const wait = Math.max(1, Math.ceil(counted.left / 1000))
    longest = Math.max(longest ?? 0, wait)
    return { allowed: false, wait }
  }
  return {
    begin,
    async beginShared(what, { each, all }, of) {
      // The address comes first: a typed `of` must not look like the key of another address.
      const here = await begin(`${what}-here`, each, `${address} ${of}`)
      if (!here.allowed) return here
      const everywhere = await begin(what, all, of)
      if (!everywhere.allowed) {
        await here.takeBack()
        return everywhere
      }
      const takeBack = async () => {
        await Promise.all([here.takeBack(), everywhere.takeBack()])
      }
      return { allowed: true, takeBack }
    },
    takeBack: (what) => counters.takeBack(`${what}:${address}`),
    wait: () => longest,
  }
}
