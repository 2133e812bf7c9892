import type { Product } from '../commerce/contract/product'
import { stockDisplay, type StockDisplay } from '../stock/stock-display'

/**
 * One variation; `label` holds its values of the attributes in which the variations differ, such as `4 st`. `available` is false
 * for one that is sold out, also until a date.
 */
export type VariationOption = { slug: string; label: string; current: boolean; stock: StockDisplay; available: boolean }

/**
 * The variations to choose from, the product included; empty when there is no other. `by` is the name of the attribute in which
 * they differ, null when there are several.
 */
export function variationOptions(product: ProductVariations, iso: string): { by: string | null; options: VariationOption[] } {
  const { id, variations, variation_attributes: attributes } = product
  const options = variations.filter(hasPage).map(({ product_id, slug, name, values, stock_status, estimated_at }) => ({
    slug,
    label:
      attributes
        .map(({ key }) => values[key])
        .filter(Boolean)
        .join(' · ') || name,
    current: product_id === id,
    stock: stockDisplay({ stock_status, estimated_at }, iso),
    available: stock_status !== 'out-of-stock' && stock_status !== 'discontinued',
  }))
  const [only] = attributes
  return {
    by: attributes.length === 1 && only ? only.name : null,
    options: options.some(({ current }) => !current) ? options : [],
  }
}

type Variation = Product['variations'][number]

/** One that a backend only counts cannot be chosen here. */
const hasPage = (variation: Variation): variation is Variation & { slug: string } => variation.slug !== null

type ProductVariations = Pick<Product, 'id' | 'variations' | 'variation_attributes'>
