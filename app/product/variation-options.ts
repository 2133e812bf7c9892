import type { Product } from '../commerce/contract/product'
import { stockDisplay, type StockDisplay } from '../stock/stock-display'

/** A variation as a link: its values of what tells the group apart, such as `4 st`. */
export type VariationOption = { slug: string; label: string; current: boolean; stock: StockDisplay['kind'] }

/** The product and its variations to choose from; empty when there is no other. `by` names what tells them apart. */
export function variationOptions(product: Variable, iso: string): { by: string | null; options: VariationOption[] } {
  const { id, variations, variation_attributes: attributes } = product
  const options = variations.map(({ product_id, slug, name, values, stock_status }) => ({
    slug,
    label:
      attributes
        .map(({ key }) => values[key])
        .filter(Boolean)
        .join(' · ') || name,
    current: product_id === id,
    stock: stockDisplay({ stock_status, estimated_at: null }, iso).kind,
  }))
  const [only] = attributes
  return {
    by: attributes.length === 1 && only ? only.name : null,
    options: options.some(({ current }) => !current) ? options : [],
  }
}

type Variable = Pick<Product, 'id' | 'variations' | 'variation_attributes'>
