import { z } from 'zod'
import { CAMPAIGN_SLUG } from './campaign-slug'
import type { Origin } from './origin-markers'
import { Picture } from './picture'
import { VatPercent } from './price'
import { EstimatedAt, StockStatus } from './stock'
import { SubscriptionInterval } from './subscription'

/** The name a backend gives a campaign, the same in all languages. The line carries it to the cart, the backend and the order. */
export const CampaignSlug = z.string().regex(CAMPAIGN_SLUG)

/** In an answer a malformed name is read as null, because no form could send it back. */
export const ToldCampaign = CampaignSlug.nullable().catch(null)

const id = z.number().int()

/**
 * The origin markers of a line (origin-markers.ts). The bounds are those of a request; in an answer a value outside of them is null, so
 * that one marker does not cost the cart.
 */
const OriginFields = z.object({
  cross_selling_product_id: id.nullable(),
  upselling_bundle_id: id.nullable(),
  offer_item_id: id.nullable(),
  added_by_coupon: z.string().max(64).nullable(),
  accessory_id: id.nullable(),
  related_id: id.nullable(),
  recommended_id: id.nullable(),
  campaign: CampaignSlug.nullable(),
} satisfies Record<keyof Origin, z.ZodType>)

/**
 * The reduction of a line by one discount code. `amount` includes VAT, in the store's currency, and is for the whole line: all its pieces
 * together. The discounts of the customer's profile have the code CUSTOMERDISCOUNT (spec sections 4 and 6).
 */
export const Reduction = z.object({ code: z.string(), amount: z.number().nonnegative() })
export type Reduction = z.infer<typeof Reduction>

/**
 * A line of the cart (spec section 3, "Cart item"). Amounts include VAT; `price` is for one unit after all reductions. The quantity at the
 * price of the tier it reaches, minus the `reductions`, is the quantity at `price`, both rounded to the digits of the currency.
 */
export const CartItem = OriginFields.extend({
  added_by_coupon: OriginFields.shape.added_by_coupon.catch(null),
  campaign: ToldCampaign,
  uuid: z.uuid(),
  type: z.number().int().min(0).max(4),
  thumb: Picture.nullable(),
  name: z.string(),
  slug: z.string(),
  product_id: z.number().int(),
  sku: z.string(),
  subscription_interval: SubscriptionInterval.nullable(),
  quantity: z.number().int().min(1),
  price: z.number().nonnegative(),
  ordinary_price: z.number().nonnegative(),
  pricing: z.array(z.object({ q: z.number().int().min(1), p: z.number().nonnegative() })),
  /** In the order in which they are applied; empty if the backend does not send them. */
  reductions: z.array(Reduction).default([]),
  vat: VatPercent,
  /** The statutory deposit of one piece, which comes on top of `price` and is never reduced; 0 where none is owed. */
  deposit: z.number().nonnegative().default(0),
  categories: z.array(z.number().int()),
  group_id: z.number().int().nullable(),
  discount_category: z.string().nullable(),
  stock_status: StockStatus,
  estimated_at: EstimatedAt,
  cart_notice: z.string().nullable(),
  adjusted_quantity: z.boolean(),
  /** Nothing is in stock for this line. It keeps its quantity, and no order can be placed until it is removed. */
  sold_out: z.boolean().default(false),
})
export type CartItem = z.infer<typeof CartItem>

/** A line as the shop sends it: product, quantity, origin markers. The backend decides everything else. */
export const CartItemRequest = OriginFields.partial().extend({
  uuid: z.uuid(),
  product_id: z.number().int(),
  quantity: z.number().int().min(1),
  /** Only the backend knows whether the product has this interval, and its name. */
  subscription_interval: SubscriptionInterval.pick({ id: true }).nullable().optional(),
})
export type CartItemRequest = z.infer<typeof CartItemRequest>

/** POST /api/sync-cart. The initial load leaves `coupons` out (spec section 7). The answer is an array of cart items. */
export const SyncCartRequest = z.object({
  items: z.array(CartItemRequest).max(500),
  coupons: z.array(z.string()).max(50).optional(),
  checkout_order_id: z.string().nullable(),
})
export type SyncCartRequest = z.infer<typeof SyncCartRequest>
export const SyncCartAnswer = z.array(CartItem)

/**
 * POST /api/products-by-sku: which of these product numbers exist, and whether the products can be ordered now. For links that fill the
 * cart (`atc`), which name products by number.
 */
export const ProductsBySkuRequest = z.object({ skus: z.array(z.string().min(1).max(64)).max(100) })
export const ProductsBySku = z.array(z.object({ sku: z.string(), product_id: z.number().int(), orderable: z.boolean() }))

/** POST /api/cross-selling-products. */
export const CrossSellingRequest = z.object({ checkout_order_id: z.string().nullable(), cart: z.array(CartItemRequest).max(500) })
