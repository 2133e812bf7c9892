/** What the backend takes of a search text. */
const LONGEST = 200

/** The search text of an address, trimmed, without control characters, which no database takes. */
export function searchText(search: URLSearchParams): string {
  return (search.get('query') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST)
    .trim()
}

/** A trimmed query of 1 character or fewer triggers nothing (spec section 5, Search). */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1
}

/** Whether a search text is one word: of such a query nothing can have had some words and lacked others. */
export const hasOneWord = (text: string): boolean => !/\s/.test(text.trim())

/** The query of an address with its search text as searchText reads it, all else as it is; null when it says so already. */
export function tidySearch(search: URLSearchParams): string | null {
  const text = searchText(search)
  const asked = search.getAll('query')
  if (asked.length === 0 || (asked.length === 1 && asked[0] === text)) return null
  const tidy = new URLSearchParams(search)
  if (text === '') tidy.delete('query')
  else tidy.set('query', text)
  return tidy.size === 0 ? '' : `?${tidy.toString()}`
}
