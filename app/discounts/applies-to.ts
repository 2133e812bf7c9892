import type { DiscountRule } from '../commerce/contract/coupon'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'

/** The fields of a product, or of a cart line, that discounts depend on. A product without `type` is not a gift card. */
export type DiscountableProduct = { type?: number | undefined; group_id: number | null; discount_category: string | null }

/** Gift cards are never discounted. */
export function isDiscountable({ type }: Pick<DiscountableProduct, 'type'>): boolean {
  return type !== PRODUCT_TYPE.giftCard
}

/**
 * Whether a rule applies to a product (spec section 3, specific_groups, excluded_groups, specific_discount_categories): never to
 * an excluded group; otherwise to the specific groups and categories, or to every product if there are none.
 */
export function appliesTo(rule: DiscountRule, product: DiscountableProduct): boolean {
  const isIn = (groups: readonly number[]) => product.group_id !== null && groups.includes(product.group_id)
  const { specific_groups: groups, specific_discount_categories: categories, excluded_groups: excluded } = rule
  if (!isDiscountable(product) || isIn(excluded)) return false
  if (groups.length === 0 && categories.length === 0) return true
  return isIn(groups) || (product.discount_category !== null && categories.includes(product.discount_category))
}
