import { isSizePrefix } from './size-codes'

/** Matches codes that can be a size: up to three letters, then digits. Other models and part numbers are never guessed. */
const SIZE_CODE = /^\p{L}{0,3}\d{4,5}$/u

/**
 * The size codes that an unknown one may be a typing error of: each code with two neighbouring digits swapped,
 * `cr2023` -> `cr2032`. Separate digits count only after the letters of a size (`before`), as in `cr 2023`: on their
 * own they are mostly a year or a model.
 */
export function swappedDigits(word: string, before = ''): string[] {
  const code = isSizePrefix(before) && /^\d+$/.test(word) ? before + word : word
  if (!SIZE_CODE.test(code) || /^\d{4}$/.test(code)) return []
  const swaps = Array.from(code, (character, index) => {
    const next = code[index + 1] ?? ''
    return isDigit(character) && isDigit(next) ? code.slice(0, index) + next + character + code.slice(index + 2) : code
  })
  return [...new Set(swaps)].filter((swapped) => swapped !== code)
}

const isDigit = (character: string): boolean => /^\d$/.test(character)
