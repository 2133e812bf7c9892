import { DISCOUNT_TYPE, type DiscountRule } from '../commerce/contract/coupon'
import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import { isSameCode } from './codes'

/**
 * The rules with the customer discount set to `amount`, the sum of its reductions in the store's currency including VAT. It is removed
 * when the amount is 0 or less, and updated when it already exists (spec section 4).
 */
export function withCustomerDiscount(rules: readonly DiscountRule[], amount: number): DiscountRule[] {
  const isCustomers = ({ code }: DiscountRule) => isSameCode(code, CUSTOMER_DISCOUNT)
  if (amount <= 0) return rules.filter((rule) => !isCustomers(rule))
  if (!rules.some(isCustomers)) return [...rules, { ...NEW, fixed_amount: amount }]
  return rules.map((rule) => (isCustomers(rule) ? { ...rule, fixed_amount: amount } : rule))
}

const NEW: DiscountRule = {
  code: CUSTOMER_DISCOUNT,
  applied: true,
  failed_minimum_spend: false,
  minimum_spend: null,
  discount_label: '',
  percentage_discount: null,
  discount_type_percentage: false,
  discount_type_value: DISCOUNT_TYPE.fixed,
  fixed_amount: null,
  vat_amount: null,
  vat_rate: null,
  specific_groups: [],
  excluded_groups: [],
  specific_discount_categories: [],
  buy_x: null,
  get_y: null,
  buy_products: [],
  get_products: [],
  buy_categories: [],
  get_categories: [],
  buy_groups: [],
  get_groups: [],
  buyx_free_amount: null,
  buy_x_percentage_total: null,
  buy_x_increment: false,
  buy_x_interval: null,
  all_affected_items: [],
}
