import { type History, searchesLike } from '../history/history'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import type { DropdownState } from './dropdown-state'
import type { CategorySuggestion, DeviceSuggestion, HintSuggestion, ProductSuggestion } from './suggestions'

/** Earlier searches beside other suggestions; where nothing is found, there is room for all. */
const EARLIER = 2

/** A row of the dropdown that can be chosen; each leads to an address. */
export type DropdownOption =
  | { kind: 'earlier'; text: string; href: string }
  | ({ kind: 'device' } & DeviceSuggestion)
  | ({ kind: 'hint' } & HintSuggestion)
  | ({ kind: 'category' } & CategorySuggestion)
  | ({ kind: 'product' } & ProductSuggestion)
  | { kind: 'all'; query: string; total: number; href: string }
  | { kind: 'anyway'; query: string; href: string }

/** All that can be chosen, in the order of the arrow keys. */
export function dropdownOptions(
  { query, answer, asking }: DropdownState,
  history: History,
  language: Language,
): DropdownOption[] {
  const results = (text: string) => searchHref(language, text)
  const earlier = answer?.total === 0 ? searchesLike(history, '') : searchesLike(history, query).slice(0, EARLIER)
  return [
    ...(answer?.device ? [{ kind: 'device' as const, ...answer.device }] : []),
    ...earlier.filter((text) => text !== query).map((text) => ({ kind: 'earlier' as const, text, href: results(text) })),
    ...(answer?.hints ?? []).map((hint) => ({ kind: 'hint' as const, ...hint })),
    ...(answer?.categories ?? []).map((category) => ({ kind: 'category' as const, ...category })),
    ...(answer?.products ?? []).map((product) => ({ kind: 'product' as const, ...product })),
    ...(answer && answer.total > 0
      ? [{ kind: 'all' as const, query: answer.query, total: answer.total, href: results(answer.query) }]
      : []),
    ...(asking === 'failed' ? [{ kind: 'anyway' as const, query, href: results(query) }] : []),
  ]
}

/** The results page of a text. */
export function searchHref(language: Language, query: string): string {
  return `${href('search', language)}?${new URLSearchParams({ query }).toString()}`
}
