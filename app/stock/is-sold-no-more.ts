import type { SearchProduct } from '../commerce/contract/product'

/**
 * Whether a product is discontinued and cannot be ordered any more. One that can, such as the last pieces, has its
 * price and Buy button (spec section 2).
 */
export function isSoldNoMore({ stock_status, orderable }: Pick<SearchProduct, 'stock_status' | 'orderable'>): boolean {
  return stock_status === 'discontinued' && !orderable
}
