import type { Product } from '../commerce/contract/product'
import { unitPrice, type UnitPrice } from '../pricing/tiers'
import { unitContent } from '../pricing/unit-content'

/**
 * The members of a set with the fields that the page shows; the data is part of the page's payload. `slug` is
 * null for a member whose own page is gone.
 */
export function setMembers(members: Product['members']) {
  return members.map(({ quantity, product, gone }) => {
    const { id, name, sku, thumb, vat, prices, deposit = 0 } = product
    const slug = gone ? null : product.slug
    const price = unitPrice(prices, 1)
    const content = unitContent(product)
    return { id, slug, name, sku, thumb, quantity, vat, content, deposit, price: price?.price ?? null }
  })
}

/**
 * The sum of the members' current prices, in the store's currency including VAT. Null when the set
 * is not cheaper or a member has no price.
 */
export function membersPrice(members: Product['members'], set: UnitPrice | null): number | null {
  if (set === null || members.length === 0) return null
  const amounts = members.map(({ quantity, product }) => quantity * (unitPrice(product.prices, 1)?.price ?? Number.NaN))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return sum > set.price ? Math.round(sum * 100) / 100 : null
}

/** The manufacturers of a product and of its members, without duplicates (Regulation (EU) 2023/988, article 19). */
export function manufacturersOf({ manufacturer, members }: Pick<Product, 'manufacturer' | 'members'>) {
  const all = [...(manufacturer ? [manufacturer] : []), ...members.map((member) => member.manufacturer)]
  return [...new Map(all.map(({ name, address, email }) => [name, { name, address, email }])).values()]
}

export type SetMember = ReturnType<typeof setMembers>[number]
