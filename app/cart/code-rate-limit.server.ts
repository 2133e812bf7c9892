import type { Attempts } from '../server/security/attempts.server'
import type { Shopper } from '../server/session/shopper'
import { isSameCode, ruleOf } from '../discounts/codes'
import { type DiscountNeeds, discountRules } from '../discounts/coupons.server'

/** Limit: 20 unknown codes per address in 10 minutes. */
const UNKNOWN_CODES_LIMIT = { max: 20, windowMs: 10 * 60_000 }

type RateLimitNeeds = Pick<DiscountNeeds, 'backend' | 'session'> & { services: { attempts: Pick<Attempts, 'begin'> } }

/**
 * Checks codes against the limit of unknown codes. `allowed` codes may be tried now, `refused` ones not. After the change,
 * `settle` finds out which codes exist; only unknown ones count towards the limit. A code that the shopper already has does not
 * count.
 */
export async function limitUnknownCodes(context: RateLimitNeeds, codes: readonly string[]) {
  const { discountCodes } = await context.session.read()
  const tried = await Promise.all(
    codes.map(async (code) => {
      const isStored = discountCodes.some((one) => isSameCode(one, code))
      return { code, attempt: isStored ? STORED : await context.services.attempts.begin('discount-code', UNKNOWN_CODES_LIMIT) }
    }),
  )
  return {
    allowed: tried.flatMap(({ code, attempt }) => (attempt.allowed ? [code] : [])),
    refused: tried.flatMap(({ code, attempt }) => (attempt.allowed ? [] : [code])),
    settle: async (changed: Shopper): Promise<void> => {
      // During an outage it is unknown which codes exist, so all count.
      if (changed.cart.unconfirmed !== null) return
      const rules = (await discountRules(context, changed)) ?? []
      for (const { code, attempt } of tried) {
        const isThere = ruleOf(rules, code) !== undefined || changed.removedCodes.some((one) => isSameCode(one.code, code))
        if (attempt.allowed && isThere) await attempt.takeBack()
      }
    },
  }
}

const STORED = { allowed: true, takeBack: async () => {} } as const
