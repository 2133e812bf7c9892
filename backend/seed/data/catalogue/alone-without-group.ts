import type { SeedProduct } from '../records'

/** Removes groups with a single product. */
export const aloneWithoutGroup = (products: SeedProduct[]): SeedProduct[] => {
  const sizes = new Map<string, number>()
  for (const { group } of products) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return products.map((product) =>
    product.group !== null && sizes.get(product.group) === 1
      ? { ...product, type: 1, group: null, variationAttributes: [] }
      : product,
  )
}
