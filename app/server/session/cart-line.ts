import { z } from 'zod'
import type { CartItem, CartItemRequest } from '../../commerce/contract/cart'
import { type Origin, originOf, originOr } from '../../commerce/contract/origin-markers'
import { part } from '../../commerce/contract/stored-fields'

const id = z.number().int()
const amount = z.number().nonnegative()

/** The origin markers of a line. */
const StoredOrigin = z.object({
  cross_selling_product_id: part(id),
  upselling_bundle_id: part(id),
  offer_item_id: part(id),
  added_by_coupon: part(z.string()),
  accessory_id: part(id),
  related_id: part(id),
  recommended_id: part(id),
  campaign: part(z.string()),
} satisfies Record<keyof Origin, z.ZodType>)

/** A requested line: product, quantity, interval and origin markers. Enough to ask the backend for the rest. */
export const RequestedLine = StoredOrigin.partial().extend({
  uuid: z.uuid(),
  product_id: id,
  quantity: z.number().int().min(1),
  subscription_interval: part(z.object({ id })).optional(),
})
export type RequestedLine = z.infer<typeof RequestedLine>

/**
 * A line as the backend last confirmed it. Amounts include VAT; `price` is for one unit after all reductions; `vat` is a
 * percentage. `reductions` are for the whole line; null while they are not known, which makes the next page sync the cart.
 */
export const CartLine = StoredOrigin.extend({
  uuid: z.uuid(),
  type: z.number().int().min(0).max(4),
  thumb: part(z.object({ url: z.string(), width: z.number().positive(), height: z.number().positive() })),
  name: z.string(),
  slug: z.string(),
  product_id: id,
  sku: z.string(),
  /** `next_on`: the day of the second delivery, if the line had been ordered when it was last confirmed. */
  subscription_interval: z
    .object({ id, name: z.string(), days: z.number(), next_on: z.iso.date().optional().catch(undefined) })
    .nullable(),
  quantity: z.number().int().min(1),
  price: amount,
  ordinary_price: amount,
  pricing: z.array(z.object({ q: z.number().int().min(1), p: amount })),
  reductions: part(z.array(z.object({ code: z.string(), amount }))),
  vat: z.number().min(0).max(100),
  /** The statutory deposit of one piece, beside its price. Versions before 8 had none. */
  deposit: amount.catch(0),
  categories: z.array(id).catch([]),
  group_id: part(id),
  discount_category: part(z.string()),
  stock_status: z.enum(['in-stock', 'few-left', 'back-order', 'out-of-stock', 'discontinued']),
  estimated_at: part(z.iso.date()),
  cart_notice: part(z.string()),
  adjusted_quantity: z.boolean().catch(false),
  sold_out: z.boolean(),
  /** Its offer waits (contract, CartItem). Absent in all other lines. */
  offer_waits: z.literal(true).optional().catch(undefined),
})
export type CartLine = z.infer<typeof CartLine>

/** The stored form of a line of the backend's answer. */
export function cartLine(item: CartItem): CartLine {
  const interval = item.subscription_interval
  return {
    uuid: item.uuid,
    type: item.type,
    thumb: item.thumb,
    name: item.name,
    slug: item.slug,
    product_id: item.product_id,
    sku: item.sku,
    ...originOf(item),
    subscription_interval: interval && { id: interval.id, name: interval.name, days: interval.days, next_on: interval.next_on },
    quantity: item.quantity,
    price: item.price,
    ordinary_price: item.ordinary_price,
    pricing: item.pricing.map(({ q, p }) => ({ q, p })),
    reductions: item.reductions,
    vat: item.vat,
    deposit: item.deposit,
    categories: item.categories,
    group_id: item.group_id,
    discount_category: item.discount_category,
    stock_status: item.stock_status,
    estimated_at: item.estimated_at,
    cart_notice: item.cart_notice,
    adjusted_quantity: item.adjusted_quantity,
    sold_out: item.sold_out,
    ...(item.offer_waits && { offer_waits: true }),
  }
}

/** The request by which the backend confirms a line again. */
export function requestedLine(line: RequestedLine): RequestedLine {
  return {
    uuid: line.uuid,
    product_id: line.product_id,
    quantity: line.quantity,
    subscription_interval: line.subscription_interval && { id: line.subscription_interval.id },
    ...originOf(line),
  }
}

/**
 * A requested line in the words of the contract: the same fields today. A field that the contract adds does not compile here.
 * Nulls are left out, which means the same and makes a line a quarter as long. Object.assign, because a spread takes forty
 * times as long: 5 ms with 500 lines.
 */
export function lineRequest(line: RequestedLine): CartItemRequest {
  const { uuid, product_id, quantity, subscription_interval: interval } = line
  const own = { uuid, product_id, quantity, subscription_interval: interval ? { id: interval.id } : undefined }
  return Object.assign(own, originOr(line, undefined)) satisfies {
    [Field in keyof Required<CartItemRequest>]: CartItemRequest[Field]
  }
}
