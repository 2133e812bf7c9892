import { type History, searchesLike } from '../history/history'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import type { DropdownState } from './dropdown-state'
import type { CategorySuggestion, DeviceSuggestion, HintSuggestion, ProductSuggestion } from './suggestions'

/** Limit of earlier searches beside other suggestions; when nothing is found, all are shown. */
const MAX_EARLIER_SEARCHES = 2

/**
 * A row of the dropdown that can be selected; each has a URL. `anyway` opens the results
 * page when the suggestions failed to load.
 */
export type DropdownOption =
  | { kind: 'earlier'; text: string; href: string }
  | ({ kind: 'device' } & DeviceSuggestion)
  | ({ kind: 'hint' } & HintSuggestion)
  | ({ kind: 'category' } & CategorySuggestion)
  | ({ kind: 'product' } & ProductSuggestion)
  | { kind: 'all'; query: string; total: number; href: string }
  | { kind: 'anyway'; query: string; href: string }

/** All options, in the order of the arrow keys. */
export function dropdownOptions(
  { query, suggestions, status }: DropdownState,
  history: History,
  language: Language,
): DropdownOption[] {
  const results = (text: string) => searchHref(language, text)
  const earlier =
    suggestions?.total === 0 ? searchesLike(history, '') : searchesLike(history, query).slice(0, MAX_EARLIER_SEARCHES)
  return [
    ...(suggestions?.device ? [{ kind: 'device' as const, ...suggestions.device }] : []),
    ...earlier.filter((text) => text !== query).map((text) => ({ kind: 'earlier' as const, text, href: results(text) })),
    ...(suggestions?.hints ?? []).map((hint) => ({ kind: 'hint' as const, ...hint })),
    ...(suggestions?.categories ?? []).map((category) => ({ kind: 'category' as const, ...category })),
    ...(suggestions?.products ?? []).map((product) => ({ kind: 'product' as const, ...product })),
    ...(suggestions && suggestions.total > 0
      ? [{ kind: 'all' as const, query: suggestions.query, total: suggestions.total, href: results(suggestions.query) }]
      : []),
    ...(status === 'failed' ? [{ kind: 'anyway' as const, query, href: results(query) }] : []),
  ]
}

/** The results page of a query. */
export function searchHref(language: Language, query: string): string {
  return `${href('search', language)}?${new URLSearchParams({ query }).toString()}`
}
