import type { Category } from '../commerce/contract/category'
import { alternatesBy, type PageAlternates } from '../routing/alternates'
import type { Language } from '../store/languages'

/**
 * The addresses of a listing in the languages in which it has products, for search engines. `switched` is for the language switch, which leads to an
 * empty listing too; null when there is none.
 */
export function listingAlternates(
  { alternates, empty_in: emptyIn }: Pick<Category, 'alternates' | 'empty_in'>,
  hrefOf: (language: Language, value: string) => string,
): { alternates: PageAlternates; switched: PageAlternates | null } {
  const all = alternatesBy(alternates, hrefOf)
  const listed = Object.entries(all).filter(([language]) => emptyIn.every((empty) => empty !== language))
  return { alternates: Object.fromEntries(listed), switched: emptyIn.length === 0 ? null : all }
}
