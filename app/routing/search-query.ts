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
