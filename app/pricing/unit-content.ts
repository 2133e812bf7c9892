import type { SearchProduct } from '../commerce/contract/product'

/** Content of a product for its unit price, in metres, litres or kilograms; `unit` null: pieces of a pack. */
export type UnitContent = { amount: number; unit: 'm' | 'l' | 'kg' | null }

/**
 * The content whose unit price stands beside the price; null for one piece. The law asks for that
 * of a measure only (98/6/EC, § 4 PAngV).
 */
export function unitContent({ measure, pack_size: pieces }: Pick<SearchProduct, 'measure' | 'pack_size'>): UnitContent | null {
  if (measure) return measure
  return typeof pieces === 'number' && pieces > 1 ? { amount: pieces, unit: null } : null
}
