import type { DiscountRule } from '../../../app/commerce/contract/coupon'

/**
 * A discount rule with defaults; a test states only the fields that matter. Without changes it is applied and reduces nothing.
 */
export function aRule(changes: Partial<DiscountRule> = {}): DiscountRule {
  const percentage = changes.percentage_discount !== undefined || changes.buy_x_percentage_total !== undefined
  return {
    code: 'CODE',
    applied: true,
    failed_minimum_spend: false,
    minimum_spend: null,
    discount_label: 'Label',
    percentage_discount: null,
    discount_type_percentage: percentage,
    discount_type_value: percentage ? 1 : 2,
    fixed_amount: null,
    vat_amount: null,
    vat_rate: 25,
    all_affected_items: [],
    specific_groups: [],
    excluded_groups: [],
    specific_discount_categories: [],
    buy_x: null,
    get_y: null,
    buyx_free_amount: null,
    buy_x_percentage_total: null,
    buy_products: [],
    get_products: [],
    buy_categories: [],
    get_categories: [],
    buy_groups: [],
    get_groups: [],
    buy_x_increment: false,
    buy_x_interval: null,
    notice: null,
    ...changes,
  }
}

/** A cart line at `price` each. */
export function aLine(price: number, quantity = 1) {
  return { type: 1, quantity, price, group_id: null, discount_category: null }
}
