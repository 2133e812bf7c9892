import { slugify } from '../../../catalogue/slugify'
import type { Language } from '../../../../app/commerce/contract/languages'
import type { Texts } from '../../../texts'

/** The four texts side by side, in the order sv, no, de, da. */
export const texts = (sv: string, no: string, de: string, da: string): Texts => ({ sv, no, de, da })

/** A text that is the same everywhere: a designation or a part number. */
export const same = (text: string): Texts => texts(text, text, text, text)

/** Words a text per language from the language alone. */
export const perLanguage = (word: (language: Language) => string): Texts => ({
  sv: word('sv'),
  no: word('no'),
  de: word('de'),
  da: word('da'),
})

/** A number as all four languages write it, with a decimal comma: `decimal(5, 1)` is `5,0`, `decimal(1.5)` is `1,5`. */
export const decimal = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',')

/** German writes ä and ö out as ae and oe where Swedish drops the dots. */
const germanLetters = (name: string): string => name.replace(/[ÄäÖö]/g, (letter) => (/[Ää]/.test(letter) ? 'ae' : 'oe'))

export const slugs = (names: Texts): Texts =>
  perLanguage((language) => slugify(language === 'de' ? germanLetters(names.de) : names[language]))

/** Paragraphs of HTML out of sentences; sentences that are empty in a language fall away. */
export const paragraphs = (...blocks: (Texts | null)[][]): Texts =>
  perLanguage((language) =>
    blocks
      .map((block) => block.flatMap((sentence) => sentence?.[language] || []).join(' '))
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  )
