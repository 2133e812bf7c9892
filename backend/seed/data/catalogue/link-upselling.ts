import type { SeedProduct } from '../records'

/** Goods that serve nobody by themselves: a tool's battery wants its charger, a phone's the tools to open the phone with. */
const INCOMPLETE = ['tool-batteries', 'phone-batteries', 'tablet-batteries', 'solar/panels', 'leisure']

const AT_MOST = 3

/**
 * Gives such goods what goes well with them: what is cheaper beside them, then their accessories, as far as it can be added at once. A product
 * that names its own is left as it is.
 */
export const linkUpselling = (products: readonly SeedProduct[]): SeedProduct[] => {
  const plain = new Set(products.filter(({ group, discontinued }) => group === null && !discontinued).map(({ sku }) => sku))
  return products.map((product) => {
    const [main] = product.categories
    const incomplete = INCOMPLETE.some((category) => `${main}/`.startsWith(`${category}/`))
    if (product.upselling !== undefined || product.discontinued || !incomplete) return product
    const besides = [...(product.crossSelling ?? []).map(({ sku }) => sku), ...product.accessories].filter((sku) =>
      plain.has(sku),
    )
    const upselling = [...new Set(besides)].slice(0, AT_MOST)
    return upselling.length === 0 ? product : { ...product, upselling }
  })
}
