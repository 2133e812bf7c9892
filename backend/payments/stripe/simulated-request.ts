import { z } from 'zod'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)

/** A list in Stripe's form encoding: an object whose names are the indexes. */
const listOf = <S extends z.ZodType>(item: S) =>
  z.record(z.string().regex(/^\d+$/), item).transform((items): z.output<S>[] => Object.values(items))

const Metadata = z.record(z.string().max(40), z.string().max(500))

const Line = z.strictObject({
  quantity: Digits,
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: Digits,
    product_data: z.strictObject({ name: z.string().min(1).max(250) }),
  }),
})

/** Fields of every Checkout Session. Like Stripe, the forms refuse a parameter that they do not know. */
const AnySession = z.strictObject({
  customer_creation: z.literal('always').optional(),
  client_reference_id: z.string().max(200),
  metadata: Metadata,
  customer_email: z.email(),
  locale: z.enum(['sv', 'nb', 'de', 'da']),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: Digits,
})

/** The form of POST /v1/checkout/sessions, as far as the shop uses it: a payment, or a card that is entered for later. */
export const SessionRequest = z.discriminatedUnion('mode', [
  AnySession.extend({
    mode: z.literal('payment'),
    allowed_payment_method_types: listOf(z.literal('card')),
    payment_intent_data: z.strictObject({
      capture_method: z.literal('manual'),
      metadata: Metadata,
      setup_future_usage: z.literal('off_session').optional(),
    }),
    line_items: listOf(Line).refine((lines) => lines.length > 0 && lines.length <= 100, 'between 1 and 100 lines'),
  }),
  AnySession.extend({
    mode: z.literal('setup'),
    allowed_payment_method_types: listOf(z.literal('card')),
    currency: z.string().regex(/^[a-z]{3}$/),
    setup_intent_data: z.strictObject({ metadata: Metadata }),
  }),
])
export type SessionRequest = z.output<typeof SessionRequest>

/** The form of POST /v1/payment_intents: a charge of a kept card without the shopper. */
export const ChargeRequest = z.strictObject({
  amount: Digits,
  currency: z.string().regex(/^[a-z]{3}$/),
  customer: z.string().startsWith('cus_'),
  payment_method: z.string().startsWith('pm_'),
  allowed_payment_method_types: listOf(z.literal('card')),
  capture_method: z.literal('manual'),
  confirm: z.literal('true'),
  off_session: z.literal('true'),
  metadata: Metadata,
})
export type ChargeRequest = z.output<typeof ChargeRequest>

export const CaptureRequest = z.strictObject({ amount_to_capture: Digits })
export const RefundRequest = z.strictObject({
  payment_intent: z.string(),
  amount: Digits,
  metadata: z.strictObject({ refund: z.string().max(500) }).optional(),
})
