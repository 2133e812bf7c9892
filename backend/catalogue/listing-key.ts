export type ListingKind = 'category' | 'brand' | 'tag'

/**
 * The name of a listing, e.g. `category/12`: one column, so that the database knows how long each listing is. In two columns it
 * multiplies how common the kind is with how common the number is, and takes a category for brand 12.
 */
export const listingKey = (kind: ListingKind, id: number): string => `${kind}/${id}`

/** The id of a category's listing; null for a brand or tag. */
export function categoryOfKey(key: string): number | null {
  const [kind, id] = key.split('/')
  return kind === 'category' ? Number(id) : null
}
