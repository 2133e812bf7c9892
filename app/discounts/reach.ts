import type { DiscountRule } from '../commerce/contract/coupon'
import { PRODUCT_TYPE } from '../commerce/contract/product'

/** What a rule looks at in a product or in a line of the cart. Without `type` it is no gift card. */
export type Goods = { type?: number | undefined; group_id: number | null; discount_category: string | null }

/** A gift card is money: no discount makes it cheaper. */
export function isDiscountable({ type }: Pick<Goods, 'type'>): boolean {
  return type !== PRODUCT_TYPE.giftCard
}

/**
 * Whether a rule is about a product (spec section 3, specific_groups, excluded_groups, specific_discount_categories): an excluded group
 * never, else the named groups and categories, else everything.
 */
export function isAbout(rule: DiscountRule, goods: Goods): boolean {
  const isIn = (groups: readonly number[]) => goods.group_id !== null && groups.includes(goods.group_id)
  const { specific_groups: groups, specific_discount_categories: categories, excluded_groups: excluded } = rule
  if (!isDiscountable(goods) || isIn(excluded)) return false
  if (groups.length === 0 && categories.length === 0) return true
  return isIn(groups) || (goods.discount_category !== null && categories.includes(goods.discount_category))
}
