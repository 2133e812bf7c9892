/**
 * The query parameter that carries the id of the product just added, and that of its interval when
 * it is a subscription: `225` or `225-3`.
 */
export const ADDED = 'added'

/**
 * The message about a product just added; `name` is null while the backend has not confirmed it. `interval` names
 * that of a subscription; `count` is its number of pieces in the cart; `adjusted` and `notice` come from the
 * backend's answer for its line (spec section 8).
 */
export type Added = { name: string | null; interval: string | null; count: number; adjusted: boolean; notice: string | null }

type Line = {
  product_id: number
  name: string
  subscription_interval: { id: number; name: string } | null
  adjusted_quantity: boolean
  cart_notice: string | null
}

type Pieces = readonly { product_id: number; quantity: number }[]

/**
 * The product that the URL names as just added, if it is in the cart or requested; else null. `requested` are
 * the requested lines, confirmed or not.
 */
export function addedProduct(url: URL, items: readonly Line[], requested: Pieces): Added | null {
  const [added, interval] = (url.searchParams.get(ADDED) ?? '').split('-')
  const lines = items.filter(({ product_id }) => String(product_id) === added)
  const subscribed = lines.find((line) => String(line.subscription_interval?.id) === interval)?.subscription_interval
  const notice = lines.find(({ cart_notice }) => cart_notice !== null)?.cart_notice ?? null
  const count = requested.reduce((sum, { product_id, quantity }) => sum + (String(product_id) === added ? quantity : 0), 0)
  if (lines.length === 0 && count === 0) return null
  return {
    name: lines[0]?.name ?? null,
    interval: subscribed?.name ?? null,
    count,
    adjusted: lines.some(({ adjusted_quantity }) => adjusted_quantity),
    notice,
  }
}

/** The query parameter with the id of the product whose upselling is shown. */
export const UPSELL = 'upsell'

/** A product just added, with the id of its interval when it is a subscription. */
export type AddedLine = { productId: number; interval: number | null }

/** A path with the query parameter for the product just added, and with `upselling` the one that opens the upselling panel. */
export function withAdded(path: string, { productId, interval }: AddedLine, upselling = false): string {
  const [before = '', hash] = path.split('#')
  const [pathname = '', search] = before.split('?')
  const query = new URLSearchParams(search)
  query.set(ADDED, interval === null ? String(productId) : `${productId}-${interval}`)
  query.delete(UPSELL)
  if (upselling) query.set(UPSELL, String(productId))
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}
