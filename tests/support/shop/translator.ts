import { keepWords } from '../../../app/commerce/contract/keep-words'
import { LANGUAGES, type Language } from '../../../app/store/languages'
import { formatMoney } from '../../../app/store/money'
import { STORES } from '../../../app/store/stores'
import { da } from '../../../app/store/strings/da'
import { de } from '../../../app/store/strings/de'
import { no } from '../../../app/store/strings/no'
import { sv } from '../../../app/store/strings/sv'
import type { Translate } from '../../../app/store/translate'
import { registerStrings, translations } from '../../../app/store/translations'

const STRINGS = { sv, no, de, da } as const
for (const language of LANGUAGES) registerStrings(language, keepWords(STRINGS[language]))

/** The translations of a storefront, so that tests use keys instead of wording. */
export function translator(language: Language): Translate {
  return translations(language).t
}

/** Formats an amount as in a storefront. */
export function moneyOf(language: Language): (amount: number) => string {
  return (amount) => formatMoney(amount, STORES[language])
}

/** The text for a code's saving in a storefront. */
export function savingOf(language: Language): (amount: number) => string {
  return (amount) => translator(language)('discounts.applied', { amount: moneyOf(language)(amount) })
}
