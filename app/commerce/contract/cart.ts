import { z } from 'zod'
import { CAMPAIGN_SLUG } from './campaign-slug'
import { MAX_SKU_LENGTH, MAX_SKUS } from './limits'
import { MAX_LINES } from './max-lines'
import type { Origin } from './origin-markers'
import { ThumbPicture } from './picture'
import { VatPercent } from './price'
import { EstimatedAt, StockStatus } from './stock'
import { PRODUCT_TYPE } from './product-type'
import { SubscriptionInterval } from './subscription'
import { isNothing, listOrEmpty, listOf, required, optionalWithDefault, withDefault } from './readers/field'
import { idsOf } from './readers/list'
import { withLineId } from './readers/added-line'
import { couponMarker, idMarker, isNone, MAX_COUPON_LENGTH } from './readers/marker'
import { productTypeOf } from './readers/product'
import { amountOf, flagOf, quantityOf, textOf, wholeOf, wordsOf } from './readers/scalar'
import { tiersOf } from './readers/tiers'

/** The name a backend gives a campaign, the same in all languages. The line carries it to the cart, the backend and the order. */
export const CampaignSlug = z.string().regex(CAMPAIGN_SLUG)

/** In an answer a malformed name is read as null, because no form could send it back. */
export const ToldCampaign = CampaignSlug.nullable().catch(null)

const id = z.number().int()

/** The origin markers of a line (origin-markers.ts), as a request may have them. */
const OriginFields = z.object({
  cross_selling_product_id: id.nullable(),
  upselling_bundle_id: id.nullable(),
  offer_item_id: id.nullable(),
  added_by_coupon: z.string().max(MAX_COUPON_LENGTH).nullable(),
  accessory_id: id.nullable(),
  related_id: id.nullable(),
  recommended_id: id.nullable(),
  campaign: CampaignSlug.nullable(),
} satisfies Record<keyof Origin, z.ZodType>)

/** The origin markers in an answer: each may be absent, and a malformed one does not cost the line. */
const ToldOrigin = {
  cross_selling_product_id: idMarker,
  upselling_bundle_id: idMarker,
  offer_item_id: idMarker,
  added_by_coupon: couponMarker,
  accessory_id: idMarker,
  related_id: idMarker,
  recommended_id: idMarker,
  campaign: ToldCampaign.default(null),
} satisfies Record<keyof Origin, z.ZodType>

/**
 * The reduction of a line by one discount code. `amount` includes VAT, in the store's currency, and is for the whole line: all
 * its pieces together. The discounts of the customer's profile have the code CUSTOMERDISCOUNT (spec sections 4 and 6).
 */
export const Reduction = z.object({ code: required(textOf), amount: required(amountOf) })
export type Reduction = z.infer<typeof Reduction>

/** The fields of a line, which an order extends. */
export const CartItemFields = z.object({
  ...ToldOrigin,
  uuid: z.uuid(),
  type: withDefault(productTypeOf, PRODUCT_TYPE.any),
  thumb: ThumbPicture,
  name: required(wordsOf),
  slug: required(wordsOf),
  product_id: required(wholeOf),
  sku: withDefault(textOf, ''),
  /** A value that stands here must be readable: a line without its interval would be another purchase. */
  subscription_interval: z.preprocess(
    (input) => (isNone(input) || isNothing(input) ? null : input),
    SubscriptionInterval.nullable(),
  ),
  quantity: required(quantityOf),
  price: required(amountOf),
  ordinary_price: withDefault(amountOf, null),
  pricing: listOrEmpty(tiersOf),
  /** In the order in which they are applied; empty if the backend does not send them. */
  reductions: listOf(Reduction),
  vat: VatPercent,
  /** The statutory deposit of one piece, which comes on top of `price` and is never reduced; 0 where none is owed. */
  deposit: optionalWithDefault(amountOf, 0),
  categories: listOrEmpty(idsOf),
  group_id: withDefault(wholeOf, null),
  discount_category: withDefault(wordsOf, null),
  stock_status: StockStatus,
  estimated_at: EstimatedAt,
  cart_notice: withDefault(wordsOf, null),
  adjusted_quantity: withDefault(flagOf, false),
  /** The product of the line is sold out. The line keeps its quantity, and no order can be placed until it is removed. */
  sold_out: withDefault(flagOf, false),
})

/**
 * A line of the cart (spec section 3, "Cart item"). Amounts include VAT; `price` is for one unit after all
 * reductions. The quantity at the price of the tier it reaches, minus the `reductions`, is the quantity at `price`,
 * both rounded to the digits of the currency.
 */
export const CartItem = CartItemFields.extend({
  /**
   * The offer of `offer_item_id` does not price the line: it waits until its customer is logged in and in its store, and the line
   * is an ordinary one for prices and discounts. Absent where it does not wait.
   */
  offer_waits: z.literal(true).optional().catch(undefined),
}).transform((line) => ({ ...line, ordinary_price: line.ordinary_price ?? line.price }))
export type CartItem = z.infer<typeof CartItem>

/** A line as the shop sends it: product, quantity, origin markers. The backend decides everything else. */
export const CartItemRequest = OriginFields.partial().extend({
  uuid: z.uuid(),
  product_id: z.number().int(),
  quantity: z.number().int().min(1),
  /** Only the backend knows whether the product has this interval, and its name. */
  subscription_interval: z.object({ id }).nullable().optional(),
})
export type CartItemRequest = z.infer<typeof CartItemRequest>

/** POST /api/sync-cart. The initial load leaves `coupons` out (spec section 7). The answer is an array of cart items. */
export const SyncCartRequest = z.object({
  items: z.array(CartItemRequest).max(MAX_LINES),
  coupons: z.array(z.string()).max(50).optional(),
  checkout_order_id: z.string().nullable(),
})
export type SyncCartRequest = z.infer<typeof SyncCartRequest>
/** A line with a quantity of 0 is none. */
export const SyncCartAnswer = z
  .array(z.preprocess(withLineId, CartItem))
  .transform((lines) => lines.filter(({ quantity }) => quantity > 0))

/**
 * POST /api/products-by-sku: which of these product numbers exist, and whether the products can be ordered now. For links that
 * fill the cart (`atc`), which name products by number.
 */
export const ProductsBySkuRequest = z.object({ skus: z.array(z.string().min(1).max(MAX_SKU_LENGTH)).max(MAX_SKUS) })
export const ProductsBySku = z.array(z.object({ sku: z.string(), product_id: z.number().int(), orderable: z.boolean() }))

/** POST /api/cross-selling-products. */
export const CrossSellingRequest = z.object({
  checkout_order_id: z.string().nullable(),
  cart: z.array(CartItemRequest).max(MAX_LINES),
})
