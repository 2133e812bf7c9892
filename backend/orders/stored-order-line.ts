import { z } from 'zod'
import type { CartItem } from '../../app/commerce/contract/cart'
import { type Origin, originOf } from '../../app/commerce/contract/origin-markers'
import { part } from '../../app/commerce/contract/stored-fields'
import { storedDocument } from './stored-document'

const id = part(z.number().int())
const amount = z.number().nonnegative()
const text = part(z.string())

/**
 * `order_lines.item`: what was agreed of a line beside the columns `product_id`, `quantity` and `price`. Amounts include
 * VAT, in the order's currency, for one unit; `tiers` are the prices `p` from quantity `q` on; `reductions` are the
 * amounts that codes took off the whole line; `vat` is a percentage; `estimated_at` is the day (ISO 8601) on which the
 * shopper was told to expect the product. Version 1 was the cart line of the contract, with `pricing` for `tiers`. Version
 * 2 had no `reductions`, version 3 no `deposit`.
 */
export const storedOrderLine = storedDocument(
  {
    uuid: part(z.uuid()),
    type: part(z.number().int().min(0).max(4)),
    name: text,
    slug: text,
    sku: text,
    thumb: part(z.object({ url: z.string(), width: z.number().int().positive(), height: z.number().int().positive() })),
    subscription_interval: part(z.object({ id: z.number().int(), name: z.string(), days: z.number().int().positive() })),
    ordinary_price: part(amount),
    tiers: part(z.array(z.object({ q: z.number().int().min(1), p: amount }))),
    reductions: part(z.array(z.object({ code: z.string(), amount }))),
    vat: part(z.number().min(0).max(100)),
    deposit: part(amount),
    categories: part(z.array(z.number().int())),
    group_id: id,
    discount_category: text,
    stock_status: part(z.enum(['in-stock', 'few-left', 'back-order', 'out-of-stock', 'discontinued'])),
    estimated_at: part(z.iso.date()),
    // A marker that is added to the table and not here does not compile: it would be dropped when an order is read.
    ...({
      cross_selling_product_id: id,
      upselling_bundle_id: id,
      offer_item_id: id,
      added_by_coupon: text,
      accessory_id: id,
      related_id: id,
      recommended_id: id,
      campaign: text,
    } satisfies Record<keyof Origin, unknown>),
  },
  [
    ({ pricing, ...fields }) => ({ tiers: pricing, ...fields }),
    (fields) => ({ reductions: [], ...fields }),
    (fields) => ({ deposit: 0, ...fields }),
  ],
)

/**
 * The document of a line that is ordered. The day of the next delivery is the
 * subscription's own, and is not stored with the line.
 */
export function storeOrderLine(item: CartItem): unknown {
  const { subscription_interval: interval } = item
  return storedOrderLine.write({
    uuid: item.uuid,
    type: item.type,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    thumb: item.thumb,
    subscription_interval: interval && { id: interval.id, name: interval.name, days: interval.days },
    ordinary_price: item.ordinary_price,
    tiers: item.pricing,
    reductions: item.reductions,
    vat: item.vat,
    deposit: item.deposit,
    categories: item.categories,
    group_id: item.group_id,
    discount_category: item.discount_category,
    stock_status: item.stock_status,
    estimated_at: item.estimated_at,
    ...originOf(item),
  })
}
