import type { SearchProduct } from '../../commerce/contract/product'

/**
 * A product with other variations, or with variation_attributes, cannot be added quickly: the shopper chooses
 * on its page (spec section 5, Quick add).
 */
export function needsChoice({
  id,
  variations,
  variation_attributes: attributes = [],
}: Pick<SearchProduct, 'id' | 'variations' | 'variation_attributes'>): boolean {
  return attributes.length > 0 || variations.some(({ product_id }) => product_id !== id)
}
