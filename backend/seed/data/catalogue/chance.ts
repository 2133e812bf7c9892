import { stableHash } from '../../../stable-hash'

/**
 * A pseudo-random number from 0 up to but not including 1, derived from the sku. `what` distinguishes several numbers of one sku.
 */
export const chance = (sku: string, what: string): number => stableHash(`${what}:${sku}`) / 2 ** 32

/** A pseudo-random choice, always the same one for the same sku. */
export const choose = <Choice>(sku: string, what: string, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[Math.floor(chance(sku, what) * choices.length)] ?? choices[0]
