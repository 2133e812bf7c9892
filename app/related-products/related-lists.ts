import type { ProductList } from '../page/page-facts'
import type { PlainKey } from '../store/translate'
import type { RelatedProductCards } from './related-product-cards'

/**
 * The carousels of a product page as lists of products, under the names that the page shows. One that cannot be
 * ordered has alternatives, and no offers.
 */
export function relatedLists(
  cards: RelatedProductCards | null,
  isOrderable: boolean,
  t: (key: PlainKey) => string,
): ProductList[] {
  if (cards === null) return []
  const { offered, accessories, related, recommended } = cards
  return [
    ...(isOrderable ? [{ id: 'cross-selling', name: t('crossSelling.title'), products: offered }] : []),
    { id: 'accessories', name: t('relatedProducts.accessories'), products: accessories },
    { id: 'related', name: t(isOrderable ? 'relatedProducts.related' : 'relatedProducts.instead'), products: related },
    { id: 'recommended', name: t('relatedProducts.recommended'), products: recommended },
  ]
}
