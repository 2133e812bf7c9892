import { slugify } from '../../../catalogue/slugify'
import type { Language } from '../../../../app/commerce/contract/languages'
import type { Texts } from '../../../texts'

/** The texts of the four languages, in the order sv, no, de, da. */
export const texts = (sv: string, no: string, de: string, da: string): Texts => ({ sv, no, de, da })

/** A text that is the same in all languages: a designation or a part number. */
export const same = (text: string): Texts => texts(text, text, text, text)

/** The texts that `word` returns for each language. */
export const perLanguage = (word: (language: Language) => string): Texts => ({
  sv: word('sv'),
  no: word('no'),
  de: word('de'),
  da: word('da'),
})

/** A number with a decimal comma, as all four languages have it: `decimal(5, 1)` is `5,0`, `decimal(1.5)` is `1,5`. */
export const decimal = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',')

/** German slugs have ae and oe for ä and ö, Swedish ones a and o. */
const germanLetters = (name: string): string => name.replace(/[ÄäÖö]/g, (letter) => (/[Ää]/.test(letter) ? 'ae' : 'oe'))

export const slugs = (names: Texts): Texts =>
  perLanguage((language) => slugify(language === 'de' ? germanLetters(names.de) : names[language]))

/** HTML paragraphs from sentences. Sentences that are empty in a language are left out. */
export const paragraphs = (...blocks: (Texts | null)[][]): Texts =>
  perLanguage((language) =>
    blocks
      .map((block) => block.flatMap((sentence) => sentence?.[language] || []).join(' '))
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  )
