/** A product as the lists know it; variations of one product share their group. */
export type Listed = { id: number; group_id: number | null }

/**
 * Cuts lists to at most `most` ids each, so that no product stands in two of them or beside `shown`, the product they surround: what an
 * earlier list has taken, a later one leaves out. Of a variation group one member stands for all, and none of the group of `shown`.
 */
export function shareOut(lists: readonly (readonly Listed[])[], shown: Listed, most: number): number[][] {
  const taken = new Set(keysOf(shown))
  return lists.map((list) => {
    const mine: number[] = []
    for (const product of list) {
      const keys = keysOf(product)
      if (mine.length === most || keys.some((key) => taken.has(key))) continue
      for (const key of keys) taken.add(key)
      mine.push(product.id)
    }
    return mine
  })
}

const keysOf = ({ id, group_id }: Listed): string[] => (group_id === null ? [`${id}`] : [`${id}`, `group ${group_id}`])
