/** A product in a list. The variations of one product share their `group_id`. */
export type Listed = { id: number; group_id: number | null }

/**
 * Shortens lists to at most `maxLength` ids each, so that no product is in two lists; earlier lists take precedence. Variations
 * of one product count as the same product. The product `shown` on the page and its variations are in no list.
 */
export function distinctLists(lists: readonly (readonly Listed[])[], shown: Listed, maxLength: number): number[][] {
  const taken = new Set(keysOf(shown))
  return lists.map((list) => {
    const own: number[] = []
    for (const product of list) {
      const keys = keysOf(product)
      if (own.length === maxLength || keys.some((key) => taken.has(key))) continue
      for (const key of keys) taken.add(key)
      own.push(product.id)
    }
    return own
  })
}

const keysOf = ({ id, group_id }: Listed): string[] => (group_id === null ? [`${id}`] : [`${id}`, `group ${group_id}`])
