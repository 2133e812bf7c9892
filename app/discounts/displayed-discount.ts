import { type Maxima, NO_MAXIMA, type PercentMaxima } from './maxima'
import { type Goods, isDiscountable } from './reach'

/** All that a displayed discount comes from. `customer` are a logged-in customer's percentages by discount category (spec section 6). */
export type DiscountSources = { maxima: Maxima; customer: Readonly<Record<string, number>> }

export const NO_DISCOUNTS: DiscountSources = { maxima: NO_MAXIMA, customer: {} }

/**
 * The discount shown with a product, in percent: the highest of the global percentage, the group maximum, the excluded-group maximum,
 * the category maximum, the customer discount and the buy-x total percentage (spec section 9). The highest wins, they do not add up.
 */
export function displayedDiscount(goods: Goods, sources: DiscountSources): number {
  return isDiscountable(goods) ? Math.max(...Object.values(sixDiscounts(goods, sources))) : 0
}

/** The six, each 0 where it says nothing of the product. */
export function sixDiscounts(goods: Goods, { maxima, customer }: DiscountSources) {
  const { discount_category: category } = goods
  return {
    ...fourMaxima(goods, maxima),
    customer: category === null || !Object.hasOwn(customer, category) ? 0 : (customer[category] ?? 0),
    buyXTotal: Math.max(...Object.values(fourMaxima(goods, maxima.buyXTotal))),
  }
}

function fourMaxima({ group_id: group, discount_category }: Goods, maxima: PercentMaxima) {
  const allows = ({ excluded }: { excluded: readonly number[] }) => group === null || !excluded.includes(group)
  const best = (entries: readonly { percent: number }[]) => Math.max(0, ...entries.map(({ percent }) => percent))
  return {
    global: maxima.global,
    group: group === null ? 0 : (maxima.groups[group] ?? 0),
    excludedGroup: best(maxima.excludedGroups.filter(allows)),
    category: best(maxima.categories.filter((entry) => entry.category === discount_category && allows(entry))),
  }
}
