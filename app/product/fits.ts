import type { Product } from '../commerce/contract/product'
import { collator } from '../store/intl-formats'

/** The models of one brand that a product fits. */
export type FitGroup = { brand: string; models: string[] }

/** The devices a product fits, grouped by brand. Brands and models are sorted by the locale `iso`, numbers by their value. */
export function fitGroups(fits: readonly Pick<Product['fits'][number], 'brand' | 'model'>[], iso: string): FitGroup[] {
  const { compare } = collator(iso, { numeric: true })
  const byBrand = new Map<string, Set<string>>()
  for (const { brand, model } of fits) byBrand.set(brand, (byBrand.get(brand) ?? new Set()).add(model))
  return [...byBrand]
    .map(([brand, models]) => ({ brand, models: [...models].sort(compare) }))
    .sort((a, b) => compare(a.brand, b.brand))
}

/** The number of models in all groups. */
export function countFits(fits: readonly FitGroup[]): number {
  return fits.reduce((sum, { models }) => sum + models.length, 0)
}
