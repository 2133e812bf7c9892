import type { Language } from '../../../../../../app/commerce/contract/languages'
import { WAYS } from '../../../../../payments/providers'

/** The rows of the table of ways to pay, as HTML; credit stands last, as in the checkout. */
export function wayRows(language: Language): string {
  const ways = Object.values(WAYS)
  return [...ways.filter(({ isCredit }) => !isCredit), ...ways.filter(({ isCredit }) => isCredit)]
    .flatMap(({ name, onPage }) => (onPage ? [`<tr><td>${name[language]}</td><td>${onPage[language]}</td></tr>`] : []))
    .join('\n')
}
