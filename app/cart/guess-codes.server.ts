import type { Attempts } from '../server/security/attempts.server'
import type { Shopper } from '../server/session/shopper'
import { isSameCode, ruleOf } from '../discounts/codes'
import { type DiscountNeeds, discountRules } from '../discounts/coupons.server'

/** So many codes that there are not may be tried from one address. */
const GUESSES = { most: 20, life: 10 * 60_000 }

type GuessNeeds = Pick<DiscountNeeds, 'backend' | 'session'> & { services: { attempts: Pick<Attempts, 'begin'> } }

/**
 * Which of these codes may be tried now, and after the change `settle`, which finds out which of them there are: only the others count
 * towards the limit. A code she has already may always be sent again.
 */
export async function guessCodes(context: GuessNeeds, codes: readonly string[]) {
  const { discountCodes } = await context.session.read()
  const tried = await Promise.all(
    codes.map(async (code) => {
      const isHers = discountCodes.some((one) => isSameCode(one, code))
      return { code, attempt: isHers ? HERS : await context.services.attempts.begin('discount-code', GUESSES) }
    }),
  )
  return {
    allowed: tried.flatMap(({ code, attempt }) => (attempt.allowed ? [code] : [])),
    refused: tried.flatMap(({ code, attempt }) => (attempt.allowed ? [] : [code])),
    settle: async (changed: Shopper): Promise<void> => {
      // Nobody to ask: they count until they can be tried again.
      if (changed.cart.unconfirmed !== null) return
      const rules = (await discountRules(context, changed)) ?? []
      for (const { code, attempt } of tried) {
        const isThere = ruleOf(rules, code) !== undefined || changed.removedCodes.some((one) => isSameCode(one.code, code))
        if (attempt.allowed && isThere) await attempt.takeBack()
      }
    },
  }
}

const HERS = { allowed: true, takeBack: async () => {} } as const
