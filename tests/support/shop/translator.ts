import { LANGUAGES, type Language } from '../../../app/store/languages'
import { formatMoney } from '../../../app/store/money'
import { STORES } from '../../../app/store/stores'
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

/** How an amount reads in a storefront. */
export function moneyOf(language: Language): (amount: number) => string {
  return (amount) => formatMoney(amount, STORES[language])
}

/** How a storefront says what a code saves. */
export function savingOf(language: Language): (amount: number) => string {
  return (amount) => translator(language)('discounts.applied', { amount: moneyOf(language)(amount) })
}
