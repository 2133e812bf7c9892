import { z } from 'zod'
import { MAX_QUANTITY } from './limits'
import { MAX_LINES } from './max-lines'
import { ThumbPicture } from './picture'
import { TrackedParcel } from './tracked-parcel'
import { RETURN_CONDITIONS, RETURN_REASONS } from './return-choices'

export const ReturnReason = z.enum(RETURN_REASONS)
export type ReturnReason = z.infer<typeof ReturnReason>

export const ReturnCondition = z.enum(RETURN_CONDITIONS)
export type ReturnCondition = z.infer<typeof ReturnCondition>

/** The kind of battery in a product, for the transport rules: a set counts as the most dangerous of its members. */
export const BatteryKind = z.enum(['lithium', 'lead', 'other'])
export type BatteryKind = z.infer<typeof BatteryKind>

/** Lines of the order by their position, from 0 on. */
const ReturnLine = z.object({
  position: z.number().int().nonnegative(),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  reason: ReturnReason,
  condition: ReturnCondition,
})

/** POST /api/orders/{id}/returns. The caller chooses `id`. Idempotent: a repeated call with the same id announces one return. */
export const ReturnRequest = z.object({
  id: z.uuid(),
  lines: z.array(ReturnLine).min(1).max(MAX_LINES),
  message: z.string().max(1000),
  /** A label is bought, for the price of OrderReturns. It counts only where the shopper pays the freight of a parcel. */
  buys_label: z.boolean().default(false),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

/** POST /api/orders/{id}/return-cancellations: the shopper keeps the goods of a return that is only announced. */
export const ReturnCancellation = z.object({ return_id: z.uuid() })

/** `announced` until the goods arrive. The pieces of a refused or cancelled return can be returned again. */
export const RETURN_STATES = ['announced', 'received', 'refunded', 'refused', 'cancelled'] as const
export const ReturnState = z.enum(RETURN_STATES)
export type ReturnState = z.infer<typeof ReturnState>

/**
 * `parcel`: with the label; `collect`: too heavy for a drop-off point; `none`: nothing is
 * sent, as with damaged lithium batteries.
 */
export const ReturnWay = z.enum(['parcel', 'collect', 'none'])
export type ReturnWay = z.infer<typeof ReturnWay>

/**
 * The label that the carrier has booked, with the freight paid; `waiting` while the carrier does not answer, it is mailed
 * later. `write_on`: the code that the sender writes on the parcel instead of a label. `qr` is scanned at the drop-off point: a
 * text to draw, or a PNG in base64. `has_file`: the label to print is the document of the order (GET
 * /api/orders/{id}/receipt-file) with the number of the return.
 */
const ReturnBooking = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({
    state: z.literal('booked'),
    tracking_number: z.string(),
    write_on: z.string().nullable(),
    qr: z.union([z.object({ text: z.string() }), z.object({ png: z.base64() })]).nullable(),
    has_file: z.boolean(),
  }),
])

/**
 * A return.
 * - `goods_total`: the amount paid for its goods with their deposits, in the order's currency including VAT.
 * - `send_by`: null when nothing is sent.
 * - `label`: for a parcel. `code` is the number of the return, by which the warehouse identifies the parcel (it is
 *   no postage); then its address, the delivery method whose service points accept it, and the carrier's label,
 *   null when the sender buys the postage.
 * - `parcel`: its tracking while the goods are on their way, from GET /api/orders/{id}/returns only.
 * - `refund`: null until it is requested; `due` until the provider has paid it. `gift_card_amount` is the part of the amount that
 *   is on gift cards: it is back at once, whatever the state of the rest. `is_credit`: the rest lowers an unpaid invoice.
 * - `refusal`: the reason that the staff wrote.
 */
export const OrderReturn = z.object({
  id: z.uuid(),
  number: z.string(),
  state: ReturnState,
  announced_at: z.iso.datetime(),
  received_at: z.iso.datetime().nullable(),
  send_by: z.iso.date().nullable(),
  way: ReturnWay,
  freight_paid_by: z.enum(['shop', 'customer']),
  lines: z.array(ReturnLine.extend({ name: z.string(), battery: BatteryKind.nullable(), is_sent: z.boolean() })),
  goods_total: z.number(),
  label: z
    .object({
      code: z.string(),
      carrier: z.string(),
      to: z.array(z.string()),
      drop_off: z.object({ delivery: z.string(), postal_code: z.string() }),
      booking: ReturnBooking.nullable().default(null),
    })
    .nullable(),
  /**
   * The price that the shopper pays for the label, by a lower refund; 0 for none, for one that the shop
   * pays, and when the carrier has booked none.
   */
  label_price: z.number().nonnegative().default(0),
  parcel: TrackedParcel.nullable().default(null),
  refund: z
    .object({
      amount: z.number(),
      gift_card_amount: z.number().nonnegative().default(0),
      state: z.enum(['due', 'done', 'refused']),
      is_credit: z.boolean().default(false),
    })
    .nullable(),
  refusal: z.string().nullable(),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/**
 * GET /api/orders/{id}/returns: what of an order may come back, and its returns, newest first. `left`: pieces that are in no
 * other return. `reasons`: those whose time is not over; none for gift cards, and before the order is sent. `withdraw_until` and
 * `complain_until` are null while the day of delivery is not known.
 */
export const OrderReturns = z.object({
  number: z.string(),
  currency: z.string().length(3),
  is_sent: z.boolean(),
  /** A company has no right of withdrawal: what it may send back it returns (decision 094). */
  buyer: z.enum(['consumer', 'company']).default('consumer'),
  /** The way in which all that was paid went back, so that no goods are expected; null otherwise. */
  settled_by: z.enum(['refunded', 'credited']).nullable().default(null),
  withdraw_until: z.iso.date().nullable(),
  complain_until: z.iso.date().nullable(),
  /**
   * A label that a shopper can buy who has changed their mind; null where none is offered. `price`
   * includes VAT, in the order's currency.
   */
  label_offer: z.object({ price: z.number().positive(), carrier: z.string() }).nullable().default(null),
  lines: z.array(
    z.object({
      position: z.number().int().nonnegative(),
      name: z.string(),
      sku: z.string(),
      thumb: ThumbPicture,
      quantity: z.number().int(),
      left: z.number().int().nonnegative(),
      is_gift_card: z.boolean(),
      battery: BatteryKind.nullable(),
      reasons: z.array(ReturnReason),
    }),
  ),
  returns: z.array(OrderReturn),
})
export type OrderReturns = z.infer<typeof OrderReturns>
