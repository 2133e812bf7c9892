/** The query parameter that carries the id of the product just added. */
export const ADDED = 'added'

/**
 * What is said of a product just added; `count` are its pieces in the cart now, `adjusted` and `notice` as the backend says of
 * its line (spec section 8).
 */
export type Added = { name: string; count: number; adjusted: boolean; notice: string | null }

type Line = { product_id: number; name: string; adjusted_quantity: boolean; cart_notice: string | null }

type Pieces = readonly { product_id: number; quantity: number }[]

/** The product that the address says was just added, if it is in the cart; else null. `wanted` are the lines, confirmed or not. */
export function addedProduct(url: URL, items: readonly Line[], wanted: Pieces): Added | null {
  const added = url.searchParams.get(ADDED)
  const lines = items.filter(({ product_id }) => String(product_id) === added)
  const [first] = lines
  if (first === undefined) return null
  const notice = lines.find(({ cart_notice }) => cart_notice !== null)?.cart_notice ?? null
  const count = wanted.reduce((sum, { product_id, quantity }) => sum + (product_id === first.product_id ? quantity : 0), 0)
  return { name: first.name, count, adjusted: lines.some(({ adjusted_quantity }) => adjusted_quantity), notice }
}

/** The query parameter that carries the id of the product whose upselling is to be shown. */
export const UPSELL = 'upsell'

/** A path with word of the product just added, and of what goes well with it where the add asked for that. */
export function withAdded(path: string, productId: number, upselling = false): string {
  const [before = '', hash] = path.split('#')
  const [pathname = '', search] = before.split('?')
  const query = new URLSearchParams(search)
  query.set(ADDED, String(productId))
  query.delete(UPSELL)
  if (upselling) query.set(UPSELL, String(productId))
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}
