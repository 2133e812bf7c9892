/** A text in the plain forms of its letters (NFKC), without trade mark signs, of which NFKC would make letters: `Energizer™`. */
export const plainText = (text: string): string => text.replaceAll(/[™℠]/g, ' ').normalize('NFKC')

/**
 * The words of a text: lower case, letters and digits only. Decimal numbers stay one word (`1,5` is `1.5`); `S10+` is `s10 plus`,
 * and `18V5.0Ah`, as printed on battery packs, is `18v 5.0 ah`.
 */
export function tokenize(text: string): string[] {
  return (
    plainText(text)
      .toLowerCase()
      .replaceAll(/(\d),(?=\d)/g, '$1.')
      .replaceAll(/(\dv)(?=\d+(?:\.\d+)?\s*m?ah(?![\p{L}\p{N}]))/gu, '$1 ')
      .replaceAll(/([\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, '$1 plus ')
      .match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? []
  )
}

/** A part number without spaces and punctuation, for comparison: `BL 1850-B` and `bl1850b` are equal. */
export function partKey(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The text form of a tsvector with exactly these lexemes. */
export function toTsvector(lexemes: Iterable<string>): string {
  return [...new Set(lexemes)].map(quoted).join(' ')
}

/** A quoted lexeme. The output of tokenize and partKey needs no escaping. */
export const quoted = (lexeme: string): string => `'${lexeme}'`

/** The lexeme of a whole part number, size or designation, distinct from the words of a text. */
export const keyLexeme = (key: string): string => `=${key}`

/** The lexeme of products that are batteries, not chargers, cases or spare parts. No query text can contain it. */
export const BATTERY_LEXEME = '=#battery'
