import { keepUnits } from '../../app/commerce/contract/keep-units'

/** Characters that the standard PDF fonts lack: all but Latin-1 and some of Windows-1252. */
const NOT_PRINTABLE = /[^\n\x20-\x7e\xa0-\xff€…†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]/g

/** Replacements for characters that occur in technical data. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\u2212': '–',
  '\u03a9': 'ohm',
  '\u2126': 'ohm',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2248': '~',
  '\u202f': ' ',
  '\u2011': '-',
}

/**
 * The text in the characters of the standard PDF fonts, with each number on the line of its unit. A character without
 * a replacement becomes a question mark.
 */
export function winAnsi(text: string): string {
  return keepUnits(text).replace(NOT_PRINTABLE, (sign) => REPLACEMENTS[sign] ?? plain(sign))
}

/** A letter without the accent that the font lacks: `ő` as `o`. */
function plain(sign: string): string {
  const [base = '?'] = sign.normalize('NFD')
  return /[A-Za-z]/.test(base) ? base : '?'
}
