import { randomInt } from 'node:crypto'

/**
 * The 23 characters of a code. Of characters that look alike (0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) at most one is among them. Their number
 * is prime, so that the check character finds every single wrong character and every two that changed places.
 */
const ALPHABET = '234679ACDEFHJKMNPRTUWXY'
const LENGTH = 16

/** A new code of 16 characters: 15 random ones (67 bits) and a check character. */
export function createCode(random: (below: number) => number = randomInt): string {
  const values = Array.from({ length: LENGTH - 1 }, () => random(ALPHABET.length))
  const text = values.map((value) => ALPHABET[value]).join('')
  return text + (ALPHABET[checkOf(values)] ?? '')
}

/** A code as it was typed, in upper case without spaces and dashes; null when it can be no code of a gift card. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\-–—]/g, '')
  if (code.length !== LENGTH) return null
  const values = Array.from(code, (character) => ALPHABET.indexOf(character))
  if (values.includes(-1)) return null
  return values.at(-1) === checkOf(values.slice(0, -1)) ? code : null
}

/** A code in four groups: `ACDE-FHJK-MNPR-TUWX`. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** The sum of the values modulo 23, the first counted twice, the second three times, and so on. */
const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (at + 2), 0) % ALPHABET.length
