import { LANGUAGES, type Language } from '../../../app/store/languages'
import { da } from '../../../app/store/strings/da'
import { de } from '../../../app/store/strings/de'
import { no } from '../../../app/store/strings/no'
import { sv } from '../../../app/store/strings/sv'
import { registerStrings, type Translate, translations } from '../../../app/store/translations'

const STRINGS = { sv, no, de, da } as const
for (const language of LANGUAGES) registerStrings(language, STRINGS[language])

/** The words of a storefront, so that a test names what it means and not how it is put. */
export function translator(language: Language): Translate {
  return translations(language).t
}
