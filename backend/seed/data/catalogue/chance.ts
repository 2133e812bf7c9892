/** A 32-bit hash of the text (FNV-1a with a final mix), so that the seed is the same on every machine. */
export const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/**
 * A pseudo-random number from 0 up to but not including 1, derived from the sku. `what` distinguishes several numbers of one sku.
 */
export const chance = (sku: string, what: string): number => hash(`${what}:${sku}`) / 2 ** 32

/** A pseudo-random choice, always the same one for the same sku. */
export const choose = <Choice>(sku: string, what: string, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[Math.floor(chance(sku, what) * choices.length)] ?? choices[0]
