import { type DiscountableProduct, isDiscountable } from './applies-to'
import { type Maxima, NO_MAXIMA, type PercentMaxima } from './maxima'

/**
 * The sources of the displayed discount. `customer`: a logged-in customer's percentages by discount category (spec section 6).
 */
export type DiscountSources = { maxima: Maxima; customer: Readonly<Record<string, number>> }

export const NO_DISCOUNTS: DiscountSources = { maxima: NO_MAXIMA, customer: {} }

/** Whether some product may have a displayed discount. */
export const hasDiscounts = ({ maxima, customer }: DiscountSources): boolean =>
  Object.values(customer).some((percent) => percent > 0) || JSON.stringify(maxima) !== JSON.stringify(NO_MAXIMA)

/**
 * The discount displayed with a product, in percent: the highest of the global percentage, the group maximum, the excluded-group
 * maximum, the category maximum, the customer discount and the buy-x total percentage (spec section 9). They do not add up.
 */
export function displayedDiscount(product: DiscountableProduct, sources: DiscountSources): number {
  if (!isDiscountable(product)) return 0
  const { global, group, excludedGroup, category, customer, buyXTotal } = sixDiscounts(product, sources)
  return Math.max(global, group, excludedGroup, category, customer, buyXTotal)
}

/** The percentage of each of the six sources; 0 for one that does not apply to the product. */
export function sixDiscounts(product: DiscountableProduct, { maxima, customer }: DiscountSources) {
  const { discount_category: category } = product
  const buyX = fourMaxima(product, maxima.buyXTotal)
  return Object.assign(fourMaxima(product, maxima), {
    customer: category === null || !Object.hasOwn(customer, category) ? 0 : (customer[category] ?? 0),
    buyXTotal: Math.max(buyX.global, buyX.group, buyX.excludedGroup, buyX.category),
  })
}

function fourMaxima({ group_id: group, discount_category }: DiscountableProduct, maxima: PercentMaxima) {
  const best = (most: number, { percent, excluded }: { percent: number; excluded: readonly number[] }) =>
    group === null || !excluded.includes(group) ? Math.max(most, percent) : most
  return {
    global: maxima.global,
    group: group === null ? 0 : (maxima.groups[group] ?? 0),
    excludedGroup: maxima.excludedGroups.reduce(best, 0),
    category: maxima.categories.reduce((most, entry) => (entry.category === discount_category ? best(most, entry) : most), 0),
  }
}
