import { MAX_QUERY_LENGTH } from '../commerce/contract/limits'

/** The search text of an address, trimmed and without control characters, which databases refuse. */
export function searchText(search: URLSearchParams): string {
  return (search.get('query') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, MAX_QUERY_LENGTH)
    .trim()
}

/** A trimmed query of 1 character or fewer triggers nothing (spec section 5, Search). */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1
}

/** Whether a search text is one word: results then cannot match only some of its words. */
export const hasOneWord = (text: string): boolean => !/\s/.test(text.trim())

/** The query with its search text normalised by searchText and all else unchanged; null when it is normalised already. */
export function tidySearch(search: URLSearchParams): string | null {
  const text = searchText(search)
  const asked = search.getAll('query')
  if (asked.length === 0 || (asked.length === 1 && asked[0] === text)) return null
  const tidy = new URLSearchParams(search)
  if (text === '') tidy.delete('query')
  else tidy.set('query', text)
  return tidy.size === 0 ? '' : `?${tidy.toString()}`
}
