/** The query parameter that carries the id of the product just added. */
export const ADDED = 'added'

/** The name of the product that the address says was just added, if it is in the cart; else null. */
export function addedName(url: URL, items: readonly { product_id: number; name: string }[]): string | null {
  const added = url.searchParams.get(ADDED)
  return items.find(({ product_id }) => String(product_id) === added)?.name ?? null
}

/** A path with word of the product just added. */
export function withAdded(path: string, productId: number): string {
  const [before = '', hash] = path.split('#')
  const [pathname = '', search] = before.split('?')
  const query = new URLSearchParams(search)
  query.set(ADDED, String(productId))
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}
