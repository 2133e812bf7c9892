import type { Reader } from './field'

/** Decimal text, as databases write amounts. */
const DECIMAL = /^\s*-?\d+(?:\.\d+)?\s*$/

/** A text; a number is a text too, as a backend may keep keys and article numbers as either. */
export const textOf: Reader<string> = (told) =>
  typeof told === 'string' ? told : typeof told === 'number' ? String(told) : undefined

/** A text with at least one character. */
export const wordsOf: Reader<string> = (told) => {
  const text = textOf(told)
  return text === undefined || text.trim() === '' ? undefined : text
}

/** A number, or decimal text. */
const numberOf: Reader<number> = (told) =>
  typeof told === 'number' ? told : typeof told === 'string' && DECIMAL.test(told) ? Number(told) : undefined

/** A number within these bounds, which are part of it. */
const within =
  (least: number, most: number): Reader<number> =>
  (told) => {
    const number = numberOf(told)
    return number !== undefined && number >= least && number <= most ? number : undefined
  }

export const percentOf = within(0, 100)

/** A whole number. */
export const wholeOf: Reader<number> = (told) => {
  const number = numberOf(told)
  return Number.isSafeInteger(number) ? number : undefined
}

/** Yes or no, also as a number or text. A number other than 0 means yes. */
export const flagOf: Reader<boolean> = (told) => {
  if (typeof told === 'boolean') return told
  if (told === 'true' || told === 'false') return told === 'true'
  const number = numberOf(told)
  return number === undefined ? undefined : number !== 0
}
