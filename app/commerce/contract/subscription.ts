import { z } from 'zod'
import { MAX_QUANTITY } from './limits'
import { Address } from './address'
import { Arrival } from './arrival'
import { PaymentMethodId } from './payment'
import { required, withDefault } from './readers/field'
import { dayOf } from './readers/moment'
import { countOf, wholeOf, wordsOf } from './readers/scalar'
import { OrderId } from './order-id'

const PageUrl = z.url({ protocol: /^https?$/ })

/**
 * An interval at which a subscribed product is delivered. `name` is worded as an option: "Varannan månad". `next_on`: the day of
 * the second delivery, for an order that is placed now.
 */
export const SubscriptionInterval = z.object({
  id: required(wholeOf),
  name: required(wordsOf),
  /** 0 where the backend does not tell it. */
  days: withDefault(countOf, 0),
  next_on: withDefault(dayOf, undefined).optional(),
})
export type SubscriptionInterval = z.infer<typeof SubscriptionInterval>

/** `paused` ones deliver nothing until they are resumed; `ended` ones are over. */
export const SubscriptionState = z.enum(['active', 'paused', 'ended'])
export type SubscriptionState = z.infer<typeof SubscriptionState>

/**
 * A subscription. `next` is its next delivery, null while none is planned: its number, its day, and what all of it costs with its
 * delivery, including VAT; `is_announced`: that price was mailed and holds. `coming`: its confirmed orders that are not sent yet,
 * with their totals; they come also when it is ended. After `ends_on` nothing more is delivered. `intervals` are those that it
 * can have. `deliver_to`: to whom its next deliveries go, with the place where they are collected, if there is one. `ways_to_pay`
 * are those that it can be changed to; `card_page` is where the card of a change is entered, until it is: the subscription is
 * charged as before. `unpaid`: the delivery whose charge failed. `price_change`: a higher price of one piece that was mailed, and
 * the first day of a delivery that costs it.
 */
export const Subscription = z.object({
  id: z.uuid(),
  name: z.string(),
  sku: z.string(),
  slug: z.string(),
  quantity: z.number().int().min(1),
  interval: SubscriptionInterval.nullable(),
  intervals: z.array(SubscriptionInterval),
  state: SubscriptionState,
  payment: PaymentMethodId,
  next: z
    .object({
      cycle: z.number().int(),
      day: z.iso.date(),
      price: z.number().nonnegative(),
      is_announced: z.boolean(),
      /** The part of the price that is for deposits. */
      deposit: z.number().nonnegative().default(0),
    })
    .nullable(),
  coming: z.array(z.object({ id: OrderId, number: z.string(), price: z.number().nonnegative(), arrives: Arrival.nullable() })),
  deliver_to: z
    .object({
      first_name: z.string(),
      last_name: z.string(),
      mobile: z.string(),
      street: z.string(),
      street2: z.string(),
      postal_code: z.string(),
      city: z.string(),
      collected_at: z.string().nullable(),
    })
    .nullable()
    .default(null),
  price_change: z
    .object({ from: z.number().nonnegative(), to: z.number().nonnegative(), on: z.iso.date() })
    .nullable()
    .default(null),
  payment_name: z.string().default(''),
  ways_to_pay: z.array(z.object({ id: PaymentMethodId, name: z.string() })).default([]),
  card_page: PageUrl.nullable().default(null),
  unpaid: z.object({ order_id: OrderId, number: z.string() }).nullable().default(null),
  ends_on: z.iso.date().nullable(),
  ended_at: z.iso.datetime().nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** GET /api/orders/{id}/subscriptions, with the bearer token of the order or of its customer: those that the order began, or
 * that it is a delivery of. */
export const Subscriptions = z.array(Subscription)

const ofSubscription = { subscription_id: z.uuid() }

/** Recipient and address of the next deliveries of a subscription, in the country of its storefront. */
export const DeliverTo = Address.omit({ country_code: true }).extend({ mobile: z.string().min(5).max(20) })
export type DeliverTo = z.infer<typeof DeliverTo>

/**
 * POST /api/orders/{id}/subscriptions, with the same tokens; answers them as they are then. `cycle` is the number of the delivery
 * that is skipped, `interval` the id of one of `intervals`. A new address holds from the next delivery on; what is collected goes
 * to the service point nearest to it. Ending takes effect at once and is acknowledged by mail. A repeated change counts once.
 */
export const SubscriptionChange = z.discriminatedUnion('action', [
  z.object({ ...ofSubscription, action: z.literal('skip'), cycle: z.number().int() }),
  z.object({ ...ofSubscription, action: z.literal('pause') }),
  z.object({ ...ofSubscription, action: z.literal('resume') }),
  z.object({
    ...ofSubscription,
    action: z.literal('change'),
    quantity: z.number().int().min(1).max(MAX_QUANTITY),
    interval: z.number().int(),
  }),
  z.object({ ...ofSubscription, action: z.literal('deliver-to'), to: DeliverTo }),
  z.object({ ...ofSubscription, action: z.literal('end') }),
])
/** The body of that call. */
export const SubscriptionChangeRequest = z.object({ change: SubscriptionChange })
export type SubscriptionChange = z.infer<typeof SubscriptionChange>

/**
 * POST /api/orders/{id}/subscriptions/payment, with the same tokens: pays the next deliveries in another way. `url` is the page
 * on which the card is entered, null for a way that needs none. 409 `payment-unknown` when it is none of `ways_to_pay`,
 * `payment-refused` by the provider; 503 when that does not answer. `urls` as in CheckoutOrder.
 */
export const PayByRequest = z.object({
  subscription_id: z.uuid(),
  payment: PaymentMethodId,
  urls: z.object({ success: PageUrl, cancel: PageUrl, notify: PageUrl }),
})
export type PayByRequest = z.infer<typeof PayByRequest>
export const PayByAnswer = z.object({ url: PageUrl.nullable() })
