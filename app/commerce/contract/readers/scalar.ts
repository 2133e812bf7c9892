import type { Reader } from './field'

/** Decimal text, as databases write amounts. */
const DECIMAL = /^\s*-?\d+(?:\.\d+)?\s*$/

/** A text; a number is a text too, as a backend may keep keys and article numbers as either. */
export const textOf: Reader<string> = (input) =>
  typeof input === 'string' ? input : typeof input === 'number' ? String(input) : undefined

/** A text with at least one character. */
export const wordsOf: Reader<string> = (input) => {
  const text = textOf(input)
  return text === undefined || text.trim() === '' ? undefined : text
}

/** A number, or decimal text. */
const numberOf: Reader<number> = (input) =>
  typeof input === 'number' ? input : typeof input === 'string' && DECIMAL.test(input) ? Number(input) : undefined

/** A number within these bounds, which are part of it. */
const within =
  (least: number, most: number): Reader<number> =>
  (input) => {
    const number = numberOf(input)
    return number !== undefined && number >= least && number <= most ? number : undefined
  }

export const percentOf = within(0, 100)

/** An amount of money. */
export const amountOf = within(0, Number.MAX_SAFE_INTEGER)

/** Stars, of five at most. */
export const starsOf = within(0, 5)

/** A whole number. */
export const wholeOf: Reader<number> = (input) => {
  const number = numberOf(input)
  return Number.isSafeInteger(number) ? number : undefined
}

/** A number of pieces, which may be none. */
export const quantityOf: Reader<number> = (input) => {
  const number = wholeOf(input)
  return number !== undefined && number >= 0 ? number : undefined
}

/** A number of pieces, at least one. */
export const countOf: Reader<number> = (input) => {
  const number = wholeOf(input)
  return number !== undefined && number > 0 ? number : undefined
}

/** A number of which 0 means none: null. */
export const unlessZero =
  (read: Reader<number>): Reader<number | null> =>
  (input) => {
    const number = read(input)
    return number === 0 ? null : number
  }

/** Yes or no, also as a number or text. A number other than 0 means yes. */
export const flagOf: Reader<boolean> = (input) => {
  if (typeof input === 'boolean') return input
  if (input === 'true' || input === 'false') return input === 'true'
  const number = numberOf(input)
  return number === undefined ? undefined : number !== 0
}
