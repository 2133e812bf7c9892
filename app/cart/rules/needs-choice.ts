import type { SearchProduct } from '../../commerce/contract/product'

/** A product with other variations cannot be added quickly: the shopper chooses one on its page (spec section 5, Quick add). */
export function needsChoice({ id, variations }: Pick<SearchProduct, 'id' | 'variations'>): boolean {
  return variations.some(({ product_id }) => product_id !== id)
}
