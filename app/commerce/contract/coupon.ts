import { z } from 'zod'
import type { MarkerThat } from './marker-pricing'
import { MAX_LINES } from './max-lines'
import { isFields } from './stored-fields'
import { optionalList, listOf, required, optionalWithDefault, withDefault } from './readers/field'
import { everyOf } from './readers/list'
import { amountOf, flagOf, percentOf, textOf, unlessZero, wholeOf, wordsOf } from './readers/scalar'

const Ids = z.array(z.number().int())

/** Kinds of discount by the backend's number; 3 means a full-price discount (spec section 3). */
export const DISCOUNT_TYPE = { percentage: 1, fixed: 2, fullPrice: 3 } as const

/**
 * A discount rule as the backend knows it (spec section 3, "Coupon / discount rule"). Amounts include VAT. `applied`: the code is
 * active. A percentage code is active once its minimum spend is reached, even while the cart has none of its products. A field
 * may be absent, but what is there must be readable: a rule without one of its restrictions would promise more than the backend
 * grants. A rule that buys 0 or gets 0 is no buy-X-get-Y.
 */
export const DiscountRule = z.object({
  code: required(wordsOf),
  applied: optionalWithDefault(flagOf, false),
  failed_minimum_spend: optionalWithDefault(flagOf, false),
  /** The minimum spend on products that the rule applies to, from which the shop computes the missing amount. */
  minimum_spend: optionalWithDefault(amountOf, null),
  discount_label: withDefault(textOf, ''),
  percentage_discount: optionalWithDefault(percentOf, null),
  discount_type_percentage: optionalWithDefault(flagOf, false),
  discount_type_value: optionalWithDefault(wholeOf, 0),
  fixed_amount: optionalWithDefault(amountOf, null),
  vat_amount: optionalWithDefault(amountOf, null),
  vat_rate: optionalWithDefault(percentOf, null),
  specific_groups: optionalList(everyOf(wholeOf)),
  excluded_groups: optionalList(everyOf(wholeOf)),
  specific_discount_categories: optionalList(everyOf(textOf)),
  buy_x: optionalWithDefault(unlessZero(wholeOf), null),
  get_y: optionalWithDefault(unlessZero(wholeOf), null),
  buy_products: optionalList(everyOf(wholeOf)),
  get_products: optionalList(everyOf(wholeOf)),
  buy_categories: optionalList(everyOf(wholeOf)),
  get_categories: optionalList(everyOf(wholeOf)),
  buy_groups: optionalList(everyOf(wholeOf)),
  get_groups: optionalList(everyOf(wholeOf)),
  buyx_free_amount: optionalWithDefault(amountOf, null),
  buy_x_percentage_total: optionalWithDefault(unlessZero(percentOf), null),
  buy_x_increment: optionalWithDefault(flagOf, false),
  buy_x_interval: optionalWithDefault(unlessZero(wholeOf), null),
  all_affected_items: optionalList(everyOf(wholeOf)),
  /** In words, why a code that adds a product adds none now; null if the backend does not say. */
  notice: withDefault(wordsOf, null),
})
export type DiscountRule = z.infer<typeof DiscountRule>

/** POST /api/sync-coupons. */
export const SyncCouponsRequest = z.object({
  coupons: z.array(z.string()).max(50),
  /**
   * The product that the line was offered with, the offer to the customer, or the code that
   * added it, because its price depends on it.
   */
  cart_contents: z
    .array(
      z.object({
        product_id: z.number().int(),
        quantity: z.number().int().min(1),
        ...({
          cross_selling_product_id: z.number().int().optional(),
          offer_item_id: z.number().int().optional(),
          added_by_coupon: z.string().max(64).optional(),
        } satisfies Record<MarkerThat<'inCoupons'>, z.ZodType>),
      }),
    )
    .max(MAX_LINES),
  /** Sent with an offer to the customer, once there is a checkout: its own unpaid order does not use the offer up. */
  checkout_order_id: z.string().nullable().optional(),
})
export type SyncCouponsRequest = z.infer<typeof SyncCouponsRequest>
export const DiscountRules = z.array(DiscountRule)

/**
 * POST /api/category-children: the `productIDs` that are in one of `Categories` or their descendants, by
 * their ids or as objects that have one.
 */
export const CategoryChildrenRequest = z.object({ productIDs: Ids, Categories: Ids })
export const CategoryChildrenAnswer = listOf(
  required((input) => wholeOf(isFields(input) ? (input['product_id'] ?? input['id']) : input)),
)
