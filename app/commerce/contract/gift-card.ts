import { z } from 'zod'

/**
 * The part of an order that a gift card pays, VAT included. `last4`: the last characters of its code, by which its owner knows
 * it; `left`: what the order leaves on it, null where that is not known.
 */
export const GiftCardPart = z.object({
  id: z.uuid(),
  last4: z.string(),
  amount: z.number().nonnegative(),
  left: z.number().nonnegative().nullable(),
})
export type GiftCardPart = z.infer<typeof GiftCardPart>

/** A gift card added to a checkout. `balance` is the amount left on it; it is valid through the day `expires_on`. */
export const CheckoutGiftCard = z.object({
  id: z.uuid(),
  last4: z.string(),
  balance: z.number().nonnegative(),
  expires_on: z.iso.date(),
})
export type CheckoutGiftCard = z.infer<typeof CheckoutGiftCard>

/**
 * POST /api/checkouts/{id}/gift-cards: the code as it was typed. Refused with 404 `gift-card-unknown`, 409 `gift-card-expired`,
 * `gift-card-empty`, `gift-card-currency` (issued in another country's currency), `gift-cards-too-many` (10 in a checkout).
 */
export const AddGiftCardRequest = z.object({ code: z.string().max(100) })

/** POST /api/checkouts/{id}/gift-cards/remove. Idempotent. */
export const RemoveGiftCardRequest = z.object({ id: z.uuid() })

/**
 * The characters of a code. No two of them look alike, and their number is prime, so that the
 * check character finds each typing error.
 */
export const GIFT_CODE_ALPHABET = '234679ACDEFHJKMNPRTUWXY'
export const GIFT_CODE_LENGTH = 16

/** A typed code in upper case without spaces and dashes; null when it cannot be a gift card's code. */
export function readGiftCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\-–—]/g, '')
  if (code.length !== GIFT_CODE_LENGTH) return null
  const values = Array.from(code, (character) => GIFT_CODE_ALPHABET.indexOf(character))
  if (values.includes(-1)) return null
  return values.at(-1) === giftCodeCheck(values.slice(0, -1)) ? code : null
}

/**
 * The value of the check character: the sum of the values modulo 23, the first counted twice, the second three times, and so on.
 */
export const giftCodeCheck = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (at + 2), 0) % GIFT_CODE_ALPHABET.length
