import type { Attempts } from '../server/security/attempts.server'
import type { Shopper } from '../server/session/shopper'
import { isSameCode, ruleOf } from '../discounts/codes'
import { type DiscountNeeds, discountRules } from '../discounts/coupons.server'
import { waitingCodes } from '../discounts/waiting-codes'

/** Limit: 20 unknown codes per address in 10 minutes. */
const UNKNOWN_CODES_LIMIT = { max: 20, windowMs: 10 * 60_000 }

type RateLimitNeeds = Pick<DiscountNeeds, 'backend' | 'session'> & { services: { attempts: Pick<Attempts, 'begin'> } }

/**
 * Checks codes against the limit of unknown codes. `allowed` codes may be tried now, `refused` ones not. After the change,
 * `settle` finds out which codes exist and returns the new ones that do not; only these count towards the limit. In an outage all
 * count, and `settle` returns null. A code that the shopper already has does not count.
 */
export async function limitUnknownCodes(context: RateLimitNeeds, codes: readonly string[]) {
  const shopper = await context.session.read()
  const stored = [...shopper.discountCodes, ...waitingCodes(shopper)]
  const tried = await Promise.all(
    codes.map(async (code) => {
      const isStored = stored.some((one) => isSameCode(one, code))
      return { code, attempt: isStored ? STORED : await context.services.attempts.begin('discount-code', UNKNOWN_CODES_LIMIT) }
    }),
  )
  return {
    allowed: tried.flatMap(({ code, attempt }) => (attempt.allowed ? [code] : [])),
    refused: tried.flatMap(({ code, attempt }) => (attempt.allowed ? [] : [code])),
    settle: async (changed: Shopper): Promise<string[] | null> => {
      if (changed.cart.unconfirmed !== null) return null
      const rules = await discountRules(context, changed)
      const unknown: string[] = []
      for (const { code, attempt } of tried) {
        const isThere = ruleOf(rules ?? [], code) !== undefined || changed.removedCodes.some((one) => isSameCode(one.code, code))
        if (attempt.allowed && isThere) await attempt.takeBack()
        if (attempt !== STORED && attempt.allowed && !isThere) unknown.push(code)
      }
      return rules === null ? null : unknown
    },
  }
}

const STORED = { allowed: true, takeBack: async () => {} } as const
