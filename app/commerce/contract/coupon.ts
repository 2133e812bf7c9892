import { z } from 'zod'

const Ids = z.array(z.number().int())

/** Kinds of discount by the backend's number; 3 means a full-price discount (spec section 3). */
export const DISCOUNT_TYPE = { percentage: 1, fixed: 2, fullPrice: 3 } as const

/**
 * A discount rule as the backend knows it (spec section 3, "Coupon / discount rule"). Amounts include VAT. `applied`: the code is
 * active. A percentage code is active once its minimum spend is reached, even while the cart has none of its products.
 */
export const DiscountRule = z.object({
  code: z.string(),
  applied: z.boolean(),
  failed_minimum_spend: z.boolean(),
  /** The minimum spend on products that the rule applies to, from which the shop computes the missing amount. */
  minimum_spend: z.number().nonnegative().nullable().default(null),
  discount_label: z.string(),
  percentage_discount: z.number().min(0).max(100).nullable(),
  discount_type_percentage: z.boolean(),
  discount_type_value: z.number().int(),
  fixed_amount: z.number().nonnegative().nullable(),
  vat_amount: z.number().nonnegative().nullable(),
  vat_rate: z.number().min(0).max(100).nullable(),
  specific_groups: Ids,
  excluded_groups: Ids,
  specific_discount_categories: z.array(z.string()),
  buy_x: z.number().int().nullable(),
  get_y: z.number().int().nullable(),
  buy_products: Ids,
  get_products: Ids,
  buy_categories: Ids,
  get_categories: Ids,
  buy_groups: Ids,
  get_groups: Ids,
  buyx_free_amount: z.number().nonnegative().nullable(),
  buy_x_percentage_total: z.number().min(0).max(100).nullable(),
  buy_x_increment: z.boolean(),
  buy_x_interval: z.number().int().nullable(),
  all_affected_items: Ids,
})
export type DiscountRule = z.infer<typeof DiscountRule>

/** POST /api/sync-coupons. */
export const SyncCouponsRequest = z.object({
  coupons: z.array(z.string()).max(50),
  /** The product that the line was offered with, the offer to the customer, or the code that added it, because its price depends on it. */
  cart_contents: z
    .array(
      z.object({
        product_id: z.number().int(),
        quantity: z.number().int().min(1),
        cross_selling_product_id: z.number().int().optional(),
        offer_item_id: z.number().int().optional(),
        added_by_coupon: z.string().max(64).optional(),
      }),
    )
    .max(500),
})
export type SyncCouponsRequest = z.infer<typeof SyncCouponsRequest>
export const DiscountRules = z.array(DiscountRule)

/** POST /api/category-children: the `productIDs` that are in one of `Categories` or their descendants. Maps to product ids. */
export const CategoryChildrenRequest = z.object({ productIDs: Ids, Categories: Ids })
export const CategoryChildrenAnswer = Ids
