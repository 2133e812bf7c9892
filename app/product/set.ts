import type { Product } from '../commerce/contract/product'
import { type DiscountSources, displayedDiscount } from '../discounts/displayed-discount'
import { personalPrice } from '../pricing/personal-price'
import { unitPrice } from '../pricing/tiers'
import { unitContent } from '../pricing/unit-content'
import type { Store } from '../store/store'

/**
 * The members of a set with the fields that the page shows; the data is part of the page's payload. `slug` is
 * null for a member whose own page is gone. The price is the one that its own page shows to this shopper.
 */
export function setMembers(members: Product['members'], store: Store, discounts: DiscountSources) {
  return members.map(({ quantity, product, gone }) => {
    const { id, name, sku, thumb, vat, deposit = 0 } = product
    const slug = gone ? null : product.slug
    const price = priceOf(product, store, discounts)
    const content = unitContent(product)
    return { id, slug, name, sku, thumb, quantity, vat, content, deposit, price }
  })
}

/** The price of one piece after the shopper's displayed discount; null without a price. */
function priceOf(product: SetProduct, store: Store, discounts: DiscountSources): number | null {
  const price = unitPrice(product.prices, 1)
  return (personalPrice(price, displayedDiscount(product, discounts), store.currencyDigits) ?? price)?.price ?? null
}

/**
 * The sum of the members' prices, in the store's currency including VAT. Null when the set is not cheaper at its price, or a
 * member has no price.
 */
export function membersPrice(members: readonly SetMember[], set: { price: number } | null): number | null {
  if (set === null || members.length === 0) return null
  const amounts = members.map(({ quantity, price }) => quantity * (price ?? Number.NaN))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return sum > set.price ? Math.round(sum * 100) / 100 : null
}

/** The manufacturers of a product and of its members, without duplicates (Regulation (EU) 2023/988, article 19). */
export function manufacturersOf({ manufacturer, members }: Pick<Product, 'manufacturer' | 'members'>) {
  const all = [...(manufacturer ? [manufacturer] : []), ...members.map((member) => member.manufacturer)]
  return [...new Map(all.map(({ name, address, email }) => [name, { name, address, email }])).values()]
}

type SetProduct = Product['members'][number]['product']
export type SetMember = ReturnType<typeof setMembers>[number]
