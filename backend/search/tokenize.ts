/** The words of a text as search sees them: lower case, letters and digits only, `1,5` and `3.7` kept as one number, S10+ is S10 plus. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll(/(\d),(?=\d)/g, '$1.')
      .replaceAll(/([\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, '$1 plus ')
      .match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? []
  )
}

/** A part number without spaces, hyphens and other marks: `BL 1850-B` and `bl1850b` are the same. */
export function partKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A tsvector of lexemes as PostgreSQL reads it from text; no dictionary has a say in it. */
export function toVector(lexemes: Iterable<string>): string {
  return [...new Set(lexemes)].map(quoted).join(' ')
}

/** A lexeme between quotes; wordsOf and partKey leave nothing in it that would need escaping. */
export const quoted = (lexeme: string): string => `'${lexeme}'`

/** The lexeme of a whole part number, size or designation, told apart from the words of a text. */
export const keyLexeme = (key: string): string => `=${key}`

/** The lexeme of what is a battery itself, and no charger, case or part of a device; nobody can type it. */
export const BATTERY = '=#battery'
