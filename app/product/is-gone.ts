import type { Product } from '../commerce/contract/product'
import { isSoldNoMore } from '../stock/is-sold-no-more'

/**
 * Whether a product is discontinued, cannot be ordered any more and has nothing to point on
 * to: no successor, variation or pack size.
 */
export function isGone({ id, successor, variations, pack_sizes: packs, ...product }: GoneProduct): boolean {
  const others = [...variations, ...packs].filter(({ product_id }) => product_id !== id)
  return isSoldNoMore(product) && successor === null && others.length === 0
}

type GoneProduct = Pick<Product, 'id' | 'stock_status' | 'orderable'> & {
  successor: object | null
  variations: readonly { product_id: number | null }[]
  pack_sizes: readonly { product_id: number }[]
}
