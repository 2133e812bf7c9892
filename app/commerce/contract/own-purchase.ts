import { z } from 'zod'
import { Arrival } from './arrival'
import { OrderStatus } from './order'
import { ORDER_GROUPS } from './order-groups'
import { ThumbPicture } from './picture'
import { SearchProduct } from './product'
import { UrlInteger } from './query'
import { ReturnState } from './return'
import { Subscription } from './subscription'
import { OrderId } from './order-id'

const Paged = { page: z.number().int(), pages: z.number().int(), total: z.number().int().nonnegative() }

export const PageQuery = z.object({ page: UrlInteger.optional() })

/**
 * `text` is part of the number of an order, or of the name or number of a product in it. The group
 * `sent`: orders whose goods may come back.
 */
export const OwnOrdersQuery = PageQuery.extend({
  group: z.enum([...ORDER_GROUPS, 'sent']).optional(),
  text: z.string().max(100).optional(),
})

/**
 * An order in the list of its customer. `total` includes VAT, less what was withdrawn from. `lines` are the first
 * ones of `line_count`. `arrives`: the days that were promised; null unless it is under way. `is_sent_by_mail`:
 * nothing but gift cards, sent by e-mail.
 */
export const OwnOrder = z.object({
  id: OrderId,
  number: z.string(),
  placed_at: z.iso.datetime(),
  status: OrderStatus,
  currency: z.string().length(3),
  total: z.number(),
  arrives: Arrival.nullable(),
  is_sent_by_mail: z.boolean(),
  can_return: z.boolean(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), thumb: ThumbPicture })),
  line_count: z.number().int().nonnegative(),
})
export type OwnOrder = z.infer<typeof OwnOrder>

/**
 * GET /api/account/orders: a page of 10 of the customer's orders, newest first. `counts`: how many
 * there are in each group, without `text`.
 */
export const OwnOrders = z.object({
  ...Paged,
  orders: z.array(OwnOrder),
  counts: z.record(z.enum(ORDER_GROUPS), z.number().int().nonnegative()),
})
export type OwnOrders = z.infer<typeof OwnOrders>

/**
 * GET /api/account/returns: a page of 10 of the customer's returns, newest first. `send_by`: until when an announced one is sent.
 */
export const OwnReturns = z.object({
  ...Paged,
  returns: z.array(
    z.object({
      number: z.string(),
      order_id: OrderId,
      order_number: z.string(),
      state: ReturnState,
      announced_at: z.iso.datetime(),
      send_by: z.iso.date().nullable(),
      names: z.array(z.string()),
    }),
  ),
})
export type OwnReturns = z.infer<typeof OwnReturns>

/**
 * GET /api/account/subscriptions: those of the customer; first the ones that go on, by the day of the next delivery. They are
 * changed by the call of the order that began them.
 */
export const OwnSubscriptions = z.array(
  Subscription.extend({ order_id: OrderId, order_number: z.string(), currency: z.string().length(3) }),
)
export type OwnSubscriptions = z.infer<typeof OwnSubscriptions>

/**
 * GET /api/account/bought-products: up to 8 products that the customer has bought and that can be ordered now, last bought first.
 */
export const BoughtProducts = z.array(SearchProduct)
