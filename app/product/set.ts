import type { Product } from '../commerce/contract/product'
import { unitPrice, type UnitPrice } from '../pricing/tiers'

/** What a set holds, as its page lists it: no more than that, since all of it travels with the page. */
export function setMembers(members: Product['members']) {
  return members.map(({ quantity, product: { id, slug, name, sku, thumb, vat, prices } }) => {
    const price = unitPrice(prices, 1)
    return { ...{ id, slug, name, sku, thumb, quantity, vat }, price: price?.price ?? null }
  })
}

/** What the members cost one by one today, where that is more than the set costs and every one has a price; null otherwise. */
export function pricesApart(members: Product['members'], set: UnitPrice | null): number | null {
  if (set === null || members.length === 0) return null
  const amounts = members.map(({ quantity, product }) => quantity * (unitPrice(product.prices, 1)?.price ?? Number.NaN))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return sum > set.price ? Math.round(sum * 100) / 100 : null
}

/** Who answers for a product and for what is in it, each once (Regulation (EU) 2023/988, article 19). */
export function makersOf({ manufacturer, members }: Pick<Product, 'manufacturer' | 'members'>) {
  const all = [...(manufacturer ? [manufacturer] : []), ...members.map((member) => member.manufacturer)]
  return [...new Map(all.map(({ name, address, email }) => [name, { name, address, email }])).values()]
}

export type SetMember = ReturnType<typeof setMembers>[number]
