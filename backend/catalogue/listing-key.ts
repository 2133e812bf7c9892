export type ListingKind = 'category' | 'brand' | 'tag'

/**
 * The key of a listing, e.g. `category/12`. It is one column, so that PostgreSQL has statistics per listing: for two columns it
 * would multiply the selectivity of kind and id, and estimate a category as small as brand 12.
 */
export const listingKey = (kind: ListingKind, id: number): string => `${kind}/${id}`

/** The category id of a listing key. Null for a brand or tag. */
export function categoryOfKey(key: string): number | null {
  const [kind, id] = key.split('/')
  return kind === 'category' ? Number(id) : null
}
