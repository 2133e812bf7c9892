/**
 * A function of a text that keeps its results: a text that comes again costs one look into a map. What it returns is shared, so
 * it must not be changed. Null is not kept, nor is a result for a text longer than `maxLength`. When there are `maxEntries`, all
 * are dropped: what is asked for often is soon back, and there is no order of use to maintain.
 */
export function remembered<V extends object | null>(
  compute: (text: string) => V,
  { maxEntries, maxLength }: { maxEntries: number; maxLength: number },
): (text: string) => V {
  const results = new Map<string, V>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    if (result === null || text.length > maxLength) return result
    if (results.size >= maxEntries) results.clear()
    results.set(text, result)
    return result
  }
}
