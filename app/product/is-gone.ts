import type { Product } from '../commerce/contract/product'

/** Whether a product is sold no more and has nothing to point on to: no successor, variation or pack size. */
export function isGone({ id, stock_status, successor, variations, pack_sizes: packs }: GoneProduct): boolean {
  const others = [...variations, ...packs].filter(({ product_id }) => product_id !== id)
  return stock_status === 'discontinued' && successor === null && others.length === 0
}

type GoneProduct = Pick<Product, 'id' | 'stock_status'> & {
  successor: object | null
  variations: readonly { product_id: number }[]
  pack_sizes: readonly { product_id: number }[]
}
