import { isEan13 } from '../store/gtin'

/** The text that stands for a number. It is no longer than the shortest number. */
const MASK = ':number'

/**
 * The boundaries of a phone number: it is not part of a word, a number, a path, a file's name
 * or a part number such as `586 57 62-01`.
 */
const START = String.raw`(?<![\w./#+-]|\d[ \u00a0,])`
const END = String.raw`(?![\w/-]|[.,]\w|[ \u00a0]\d)`

/** Norwegian and Danish numbers have 8 digits and begin with 2 to 9: `41234567`, `412 34 567`, `41 23 45 67`, `4123 4567`. */
const NORDIC = ['[2-9]\\d{7}', '[2-9]\\d\\d_\\d\\d_\\d{3}', '[2-9]\\d(?:_\\d\\d){3}', '[2-9]\\d{3}_\\d{4}']

/** Swedish and German numbers, and others written with their leading 0: `070-123 45 67`, `(030) 12 34 56 78`. */
const NATIONAL = String.raw`\(?0[1-9]\d{0,3}\)?(?:[ \u00a0/-]?\d){6,9}`

/** `+47 412 34 567`, `0047…`; without `+`, as in an encoded address, the four countries of the shop only. */
const INTERNATIONAL = String.raw`(?:\+|00)[1-9](?:[ \u00a0()/.-]{0,2}\d){7,13}`
const WITH_COUNTRY = String.raw`4[57]\d{8}|46\d{8,9}|49\d{10,11}`

const PREFIXED = new RegExp(String.raw`(?<![\w.,-])(?:${INTERNATIONAL}|${NATIONAL})(?!\w)`, 'g')
const PLAIN = new RegExp(`${START}(?:${[WITH_COUNTRY, ...NORDIC].join('|').replaceAll('_', String.raw`[ \u00a0]`)})${END}`, 'g')

/**
 * A text of a report without phone numbers. Order numbers (`SE100123`), article numbers and an EAN with 13 digits stay. Limit: an
 * EAN with 8 digits is not told from a phone number, so it is masked; the catalogue has none.
 */
export const withoutPhoneNumbers = (text: string): string =>
  text.replace(PREFIXED, MASK).replace(PLAIN, (found) => (isEan13(found) ? found : MASK))
