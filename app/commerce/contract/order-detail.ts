import { z } from 'zod'
import { CheckoutOrder } from './checkout'
import { CancelReason, Order } from './order'
import { LinePieces } from './withdrawal'

/**
 * The state of an order's money. `awaiting`: the payment was not made yet. `invoiced`: to be paid by invoice. `credited`:
 * nothing of the invoice is owed any more. `reserved`: the amount is only reserved. `returning`: the refund or release of a
 * payment made or reserved by mistake has begun; `released` when it is complete.
 */
export const PAYMENT_STATES = [
  ...(['awaiting', 'invoiced', 'credited', 'reserved', 'paid', 'not-paid'] as const),
  ...(['returning', 'released', 'partly-refunded', 'refunded'] as const),
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The steps of an order's history that its customer sees. */
export const SHOWN_EVENTS = [
  ...(['placed', 'paid', 'confirmed', 'pieces-withdrawn', 'gift-cards-spent', 'cancelled'] as const),
  ...(['packed', 'shipped', 'delivered', 'returned'] as const),
  ...(['payment-captured', 'payment-released', 'refund-requested', 'refunded', 'point-changed'] as const),
] as const
export type ShownEvent = (typeof SHOWN_EVENTS)[number]

/**
 * `reason`: of a cancellation. `amount`: of a refund; `is_credit`: it lowers an invoice that is not paid, so that no money moves.
 * `place`: the new service point. Each null for other steps.
 */
const OrderEvent = z.object({
  at: z.iso.datetime(),
  type: z.enum(SHOWN_EVENTS),
  by: z.enum(['shopper', 'staff', 'shop']),
  reason: CancelReason.nullable(),
  amount: z.number().nullable(),
  is_credit: z.boolean().default(false),
  place: z.string().nullable(),
})

/**
 * The actions that the customer may take on an order now. `pay`: go on with the payment at the provider (`continue`), open a
 * payment page for a delivery of a subscription whose charge failed (`begin`), or buy the goods of a cancelled order again
 * (`again`). `withdraw`: pieces are left that were neither withdrawn from nor are in a return, and the buyer is a consumer.
 * `withdraw_until`: the last day of the withdrawal period, in the store's calendar; null before the delivery, when the period has
 * not begun, and when nothing is left to withdraw from.
 */
const AllowedActions = z.object({
  cancel: z.boolean(),
  pay: z.enum(['continue', 'begin', 'again']).nullable(),
  change_point: z.boolean(),
  return: z.boolean(),
  withdraw: z.boolean().default(true),
  withdraw_until: z.iso.date().nullable(),
})
export type AllowedActions = z.infer<typeof AllowedActions>

/**
 * A document of an order: `id` is `receipt` (kind `order` while it is not paid), `invoice`, or the number
 * of a credit note, such as `SE100001-K1`.
 */
export const OrderDocument = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  kind: z.enum(['order', 'receipt', 'invoice', 'credit-note']),
})
export type OrderDocument = z.infer<typeof OrderDocument>

/**
 * GET /api/orders/{id}/detail, with the bearer token of the order or of its customer: all that they may see.
 * Amounts include VAT, in the order's currency.
 */
export const OrderDetail = z.object({
  order: Order,
  payment_state: z.enum(PAYMENT_STATES),
  /** The address at the provider at which an open payment is continued. */
  payment_url: z.url({ protocol: /^https?$/ }).nullable(),
  /** The amount owed of an invoice, less gift cards and credits; null unless the order is `invoiced`. */
  left_to_pay: z.number().positive().nullable(),
  /** The day on which the kept card is charged again for an unpaid delivery of a subscription; null for all other orders. */
  charged_again_on: z.iso.date().nullable(),
  /**
   * The total of what was sold by VAT rate, a percentage: without pieces that were never charged. `vat` is the VAT within
   * `total`.
   */
  vat_rates: z.array(z.object({ rate: z.number(), total: z.number(), vat: z.number() })),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      tracking_number: z.string(),
      url: z.url().nullable(),
      sent_at: z.iso.datetime(),
      delivered_at: z.iso.datetime().nullable(),
    }),
  ),
  /**
   * `gift_card_amount` is the part of the amount that is on gift cards: it is back at once, whatever the state of the rest.
   * `deposit` is the part of the amount that is for deposits; `is_credit` as in an event.
   */
  refunds: z.array(
    z.object({
      amount: z.number(),
      gift_card_amount: z.number().nonnegative().default(0),
      deposit: z.number().default(0),
      is_credit: z.boolean().default(false),
      state: z.enum(['due', 'done', 'refused']),
      ended_at: z.iso.datetime().nullable(),
    }),
  ),
  /** The way in which all money of an order that was sent went back, so that none of its goods are expected; null otherwise. */
  settled_by: z.enum(['refunded', 'credited']).nullable().default(null),
  documents: z.array(OrderDocument).default([]),
  events: z.array(OrderEvent),
  /**
   * A withdrawal that the customer can still undo.
   * - `cancels_at`: when it cancels the order, or removes the named pieces from it (`extent`: `part`);
   *   null when neither happens by itself.
   * - `pieces`: the named pieces of an unsent order.
   * - `amount`: the sum that is not charged, or is refunded, for them; null where it is not known in advance, as
   *   of gift cards that can still be used.
   */
  withdrawal: z
    .object({
      id: z.uuid(),
      received_at: z.iso.datetime(),
      cancels_at: z.iso.datetime().nullable(),
      extent: z.enum(['whole', 'part']).default('whole'),
      pieces: z.array(LinePieces).default([]),
      amount: z.number().nonnegative().nullable().default(null),
    })
    .nullable(),
  allowed: AllowedActions,
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** POST /api/orders/{id}/cancel: cancels an order that is not packed. 409 `order-status` when it is too late. */
export const CancelOrderRequest = z.object({})

/**
 * POST /api/orders/{id}/payment: opens the payment page of a delivery of a subscription whose charge failed, or returns
 * the open one. `urls` are as in `CheckoutOrder`, without placeholders. 409 `order-status` when it does not wait for
 * its payment, 409 `payment-under-way` while its card is being charged, 409 `payment-refused` when the provider does
 * not accept it, 503 `payment-unavailable`.
 */
export const PayOrderRequest = CheckoutOrder.pick({ urls: true })
export const PaymentPage = z.object({ url: z.url({ protocol: /^https?$/ }) })

/**
 * POST /api/orders/{id}/withdrawal-undo: the customer keeps the order that was withdrawn from. 409 `withdrawal-done` once the
 * order is cancelled or its money is on its way back.
 */
export const UndoWithdrawalRequest = z.object({ withdrawal_id: z.uuid() })

/**
 * PUT /api/orders/{id}/service-point: another place to collect the order, of the same delivery, near this postal code. 409
 * `order-status` when it is packed, 409 `service-point-changed` for a place that is not offered there, 503 `carrier-unavailable`.
 */
export const ServicePointRequest = z.object({ service_point: z.string().min(1).max(64), postal_code: z.string().min(1).max(12) })

/**
 * GET /api/orders/{id}/receipt-file, with the bearer token: a document of the order as a PDF, base64 encoded; 404 when it has
 * none with this id. `document`: the id of an OrderDocument, or the number of a return with a label to print.
 */
export const ReceiptFileQuery = z.object({ document: OrderDocument.shape.id.default('receipt') })
export const ReceiptFile = z.object({ filename: z.string().regex(/^[\w.-]+$/), content: z.base64() })
export type ReceiptFile = z.infer<typeof ReceiptFile>
