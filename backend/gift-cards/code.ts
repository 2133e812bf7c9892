import { randomInt } from 'node:crypto'
import { GIFT_CODE_ALPHABET as ALPHABET, GIFT_CODE_LENGTH, giftCodeCheck } from '../../app/commerce/contract/gift-card'

/** A new code of 16 characters: 15 random ones (67 bits) and a check character. */
export function createCode(random: (below: number) => number = randomInt): string {
  const values = Array.from({ length: GIFT_CODE_LENGTH - 1 }, () => random(ALPHABET.length))
  return [...values, giftCodeCheck(values)].map((value) => ALPHABET.charAt(value)).join('')
}

/** A code in four groups: `ACDE-FHJK-MNPR-TUWX`. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''
