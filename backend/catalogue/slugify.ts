const LETTERS: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', ø: 'o', æ: 'ae', ü: 'ue', ß: 'ss' }

/** A URL segment from a text: lower-case latin letters, digits and single hyphens. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[åäöøæüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
