import type { Store } from '../stores/stores'

/**
 * The fields of a cart line that coupons read. `price` is for one unit; `categories` are the product's, with all their ancestors.
 */
export type CouponLine = {
  product_id: number
  type: number
  quantity: number
  price: number
  group_id: number | null
  discount_category: string | null
  categories: readonly number[]
}

/** A row of `coupons`. Amounts include VAT, in the currency of its store. */
export type Coupon = {
  code: string
  discount_label: string
  starts_at: Date | null
  ends_at: Date | null
  minimum_spend: number | null
  percentage_discount: number | null
  discount_type_percentage: boolean
  discount_type_value: number
  fixed_amount: number | null
  specific_groups: number[]
  excluded_groups: number[]
  specific_discount_categories: string[]
  buy_x: number | null
  get_y: number | null
  buy_products: number[]
  get_products: number[]
  buy_categories: number[]
  get_categories: number[]
  buy_groups: number[]
  get_groups: number[]
  buy_x_percentage_total: number | null
  buy_x_increment: boolean
  buy_x_interval: number | null
  /** The product of which the code adds one piece, free of charge. */
  adds_product?: number | null
}

export type Currency = Pick<Store, 'digits'>
