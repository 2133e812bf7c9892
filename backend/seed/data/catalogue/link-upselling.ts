import type { SeedProduct } from '../records'

/** Categories whose products need another product: a tool battery needs a charger, a phone battery needs tools. */
const INCOMPLETE = ['tool-batteries', 'phone-batteries', 'tablet-batteries', 'solar/panels', 'leisure']

const MAX_UPSELLING = 3

/**
 * Sets the upselling of these products: their cross-selling products, then their accessories, if these can be added without
 * choosing a variation. Products with upselling of their own are not changed.
 */
export const linkUpselling = (products: readonly SeedProduct[]): SeedProduct[] => {
  const plain = new Set(products.filter(({ group, discontinued }) => group === null && !discontinued).map(({ sku }) => sku))
  return products.map((product) => {
    const [main] = product.categories
    const incomplete = INCOMPLETE.some((category) => `${main}/`.startsWith(`${category}/`))
    if (product.upselling !== undefined || product.discontinued || !incomplete) return product
    const candidates = [...(product.crossSelling ?? []).map(({ sku }) => sku), ...product.accessories].filter((sku) =>
      plain.has(sku),
    )
    const upselling = [...new Set(candidates)].slice(0, MAX_UPSELLING)
    return upselling.length === 0 ? product : { ...product, upselling }
  })
}
