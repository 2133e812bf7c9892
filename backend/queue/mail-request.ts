import { z } from 'zod'

const orderId = z.uuid()
const amount = z.number().nonnegative()

/** Lines of an order by their position, with how many pieces of each. */
const Pieces = z.array(z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) })).min(1)

/** The line of an order that began a subscription. */
const subscribedLine = { order_id: orderId, position: z.number().int().nonnegative() }

/** Someone who may have no order. */
const recipient = { email: z.email().max(254), store_id: z.number().int() }

/**
 * A mail to send, as a job stores it: which one, and the ids of what it is about. Everything else is read when the mail is
 * composed. Data that no table holds is stored here: amounts include VAT, in the order's currency.
 */
export const MailRequest = z.discriminatedUnion('type', [
  /** A one-time link to the order; the token is made when the mail is written. */
  z.object({ type: z.literal('order-link'), order_id: orderId }),
  /**
   * A one-time link by which the password of an account is chosen; the token is made when the mail is written. `profile`: the
   * names of someone who registers, null for a forgotten password.
   */
  z.object({
    type: z.literal('account-link'),
    ...recipient,
    profile: z.object({ first_name: z.string(), last_name: z.string() }).nullable(),
  }),
  /** A link of a change of the e-mail address, to the old or to the new address; the token is made when the mail is written. */
  z.object({ type: z.literal('email-change'), change_id: z.uuid(), side: z.enum(['old', 'new']) }),
  /** The e-mail address of an account was changed: to the former address. */
  z.object({ type: z.literal('email-changed'), change_id: z.uuid() }),
  /** A passkey called `name` was created for an account, or removed from it: to the account's address at that time. */
  z.object({
    type: z.literal('passkey-changed'),
    ...recipient,
    name: z.string(),
    change: z.enum(['created', 'removed']),
  }),
  /** The order confirmation, once the order is paid or invoiced. */
  z.object({ type: z.literal('order-received'), order_id: orderId }),
  /** Confirms that an order was received whose payment is awaited. The mail does not accept the order. */
  z.object({ type: z.literal('order-awaits-payment'), order_id: orderId }),
  /**
   * A payment that arrived later than the order confirmation was sent. `amount`: what was paid; jobs of the first releases have
   * none, there it is the order's total less its gift cards.
   */
  z.object({ type: z.literal('payment-received'), order_id: orderId, amount: amount.optional() }),
  /** `carrier` is a carrier's id (backend/interfaces/carrier.ts). Without a tracking number the parcel cannot be tracked. */
  z.object({
    type: z.literal('dispatched'),
    order_id: orderId,
    carrier: z.string().min(1),
    tracking_number: z.string().min(1).max(100).nullable(),
  }),
  z.object({ type: z.literal('delivered'), order_id: orderId, delivered_at: z.iso.datetime() }),
  /** Asks for reviews of what was bought, some days after it was delivered, once per order. */
  z.object({ type: z.literal('review-invitation'), order_id: orderId }),
  /**
   * `reason`: the order's `cancel_reason`, or who cancelled it. `money`: nothing was paid, an amount that was only reserved is
   * released, or what was paid is given back. `amount` is that amount in the order's currency, without what came back onto gift
   * cards (`gift_cards`); missing when it was paid in another currency. Jobs of the first releases have neither.
   */
  z.object({
    type: z.literal('order-cancelled'),
    order_id: orderId,
    reason: z.enum([
      'payment-failed',
      'payment-cancelled',
      'payment-expired',
      'replaced',
      'by-customer',
      'by-shop',
      'payment-lapsed',
    ]),
    money: z.enum(['nothing-paid', 'released', 'refunded']),
    amount: amount.optional(),
    gift_cards: amount.optional(),
    /** The refund of what only gift cards have paid, whose credit note is attached. */
    refund_id: z.uuid().optional(),
  }),
  /**
   * Pieces that are not sent, because they were withdrawn from. `amount`: reduction of the charge, or refund of the payment.
   * `gift_cards`: put back on the cards that paid. `charge`: still charged (withdrawals/give-withdrawn-back.ts).
   */
  z.object({
    type: z.literal('pieces-withdrawn'),
    order_id: orderId,
    lines: Pieces,
    money: z.enum(['charged-less', 'invoiced-less', 'refunded', 'none']),
    amount,
    gift_cards: amount,
    charge: amount,
  }),
  /** A withdrawal from gift cards on which nothing was left. `lines`: which; mails of earlier releases do not have them. */
  z.object({ type: z.literal('gift-cards-spent'), order_id: orderId, lines: Pieces.optional() }),
  /**
   * An order that came back undelivered: `amount` goes back, less what was `deducted` for the freight. `is_paid`: not an invoice
   * that is still to be paid. `goes_on`: the subscription that it is a delivery of has more to come. Mails of earlier releases do
   * not have these two, and say nothing about a subscription.
   */
  z.object({
    type: z.literal('order-undelivered'),
    order_id: orderId,
    amount,
    deducted: amount,
    is_paid: z.boolean().optional(),
    goes_on: z.boolean().optional(),
  }),
  /** A return that the customer has announced, with what to do now. */
  z.object({ type: z.literal('return-announced'), order_id: orderId, return_id: z.uuid() }),
  /** The label of a return whose announcement was mailed before its carrier had answered. */
  z.object({ type: z.literal('return-label'), order_id: orderId, return_id: z.uuid() }),
  /** A return that the staff has refused. */
  z.object({ type: z.literal('return-refused'), order_id: orderId, return_id: z.uuid() }),
  /** A return of which nothing is given back; `label`: the price of its label. */
  z.object({ type: z.literal('return-deducted'), order_id: orderId, return_id: z.uuid(), deducted: amount, label: amount }),
  /** A parcel that came back. `lines`: what was in it. */
  z.object({ type: z.literal('return-received'), order_id: orderId, lines: Pieces }),
  /** An invoice that was not paid in time, once. */
  z.object({ type: z.literal('payment-reminder'), order_id: orderId }),
  /** `to`: payment or gift cards; `was_on_cards`: a refused refund had put it there; `refund_id`: of the credit note. */
  z.object({
    type: z.literal('money-back'),
    order_id: orderId,
    amount: amount.positive(),
    to: z.enum(['payment', 'gift-card']).optional(),
    was_on_cards: z.boolean().optional(),
    refund_id: z.uuid().optional(),
  }),
  /** The acknowledgement of a withdrawal, with its time and its whole content ((EU) 2023/2673). */
  z.object({ type: z.literal('withdrawal-received'), withdrawal_id: z.uuid() }),
  /** The valid gift cards of an order, with their codes. `email`: the recipient, if it is not the address of the order. */
  z.object({ type: z.literal('gift-card'), order_id: orderId, email: z.email().max(254).nullable() }),
  z.object({ type: z.literal('stock-back'), product_id: z.number().int(), ...recipient }),
  /** The link that confirms a stock notice; its token is made when the mail is written. */
  z.object({ type: z.literal('stock-notice-link'), product_id: z.number().int(), ...recipient }),
  /** The one-time link that begins the newsletter; its token is made with the mail. `asked_at`: when the address was typed. */
  z.object({ type: z.literal('newsletter-link'), ...recipient, asked_at: z.iso.datetime() }),
  /** The content page with the key `page`, to someone who has the newsletter. */
  z.object({ type: z.literal('newsletter'), page: z.string(), ...recipient }),
  /**
   * The next delivery of a subscription, which is the line at `position` of the order it began with. `price` is for the whole
   * delivery, `unit_price` for one piece, and `former_price` what one piece cost before, when that was less.
   */
  z.object({
    type: z.literal('renewal-ahead'),
    order_id: orderId,
    position: z.number().int().nonnegative(),
    renews_on: z.iso.date(),
    price: amount,
    /** The part of the price that is for deposits. Requests of earlier releases have none. */
    deposit: amount.default(0),
    quantity: z.number().int().min(1),
    unit_price: amount,
    former_price: amount.nullable(),
  }),
  /** One piece costs more from the delivery on a day on: prices include VAT. */
  z.object({
    type: z.literal('price-rise'),
    ...subscribedLine,
    applies_from: z.iso.date(),
    unit_price: amount,
    former_price: amount,
  }),
  /** A delivery is out of stock and is retried daily until `last_day`. */
  z.object({ type: z.literal('renewal-delayed'), ...subscribedLine, last_day: z.iso.date() }),
  /** The charge for a delivery failed: the next try, or the end after `last_day`, with which the subscription may end. */
  z.object({
    type: z.literal('renewal-unpaid'),
    order_id: orderId,
    next_try_on: z.iso.date(),
    last_day: z.iso.date().optional(),
  }),
  /** A skipped delivery. `missed`: not ordered in time. `next_on`: the day of the next one; absent without one. */
  z.object({
    type: z.literal('renewal-skipped'),
    ...subscribedLine,
    reason: z.enum(['out-of-stock', 'unpaid', 'missed']),
    next_on: z.iso.date().optional(),
  }),
  /** The acknowledgement of a termination without a login, with its time and its content (§ 312k BGB). */
  z.object({ type: z.literal('termination-received'), termination_id: z.uuid() }),
  /** `coming`: its confirmed orders that were not sent when it ended. */
  z.object({
    type: z.literal('subscription-ended'),
    ...subscribedLine,
    reason: z.enum(['customer', 'discontinued', 'taken-out']),
    ended_at: z.iso.datetime(),
    coming: z.array(z.object({ number: z.string(), price: amount })).optional(),
  }),
])
export type MailRequest = z.infer<typeof MailRequest>
