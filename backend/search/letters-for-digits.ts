import { isSizePrefix } from './size-codes'

/**
 * The number that an unknown word is when its letters `o` beside a digit are zeros, `cr2o32` -> `cr2032`; none for a word without
 * such a letter. A word that begins with a digit takes the letters of a size that stand before it, as in `cr 2o32` and `lr o3`.
 */
export function zerosForLetters(word: string, before = ''): string[] {
  const number = word.replace(/(?<=\d)o|o(?=\d)/g, '0')
  if (number === word) return []
  return [isSizePrefix(before) && /^\d+$/.test(number) ? before + number : number]
}
