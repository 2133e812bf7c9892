import { Alternates } from '../../app/commerce/contract/alternates'
import type { Language } from '../../app/commerce/contract/languages'

/** A page's path parameter in each of its languages. */
export function alternatesOf(rows: readonly { language: string; value: string }[]): Alternates {
  return Alternates.parse(Object.fromEntries(rows.map((row) => [row.language, row.value])))
}

/** A listing's path parameter in each of its languages, and the languages in which it has no products. */
export function listingAlternatesOf(rows: readonly { language: Language; value: string; listed: boolean }[]) {
  return { alternates: alternatesOf(rows), empty_in: rows.filter(({ listed }) => !listed).map(({ language }) => language) }
}
