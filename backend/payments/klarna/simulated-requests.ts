import { z } from 'zod'
import { taxIn } from './order-lines'

const Minor = z.number().int().min(0).max(100_000_000)
/** Negative in lines that lower the amount. */
const Signed = z.number().int().min(-100_000_000).max(100_000_000)
const ShortText = z.string().min(1).max(255)

/** The types of lines whose amounts Klarna documents as negative. */
const LOWERING: ReadonlySet<string> = new Set(['discount', 'gift_card', 'store_credit'])

const Line = z
  .object({
    type: z.enum(['physical', 'digital', 'discount', 'shipping_fee', 'sales_tax', 'gift_card', 'store_credit', 'surcharge']),
    reference: z.string().max(255),
    name: ShortText,
    quantity: z.number().int().min(0),
    unit_price: Signed,
    tax_rate: z.number().int().min(0).max(10_000),
    total_amount: Signed,
    total_discount_amount: Minor,
    total_tax_amount: Minor,
  })
  .refine((line) => line.total_amount >= 0 || LOWERING.has(line.type), { path: ['total_amount'] })
  .refine((line) => line.quantity * line.unit_price - line.total_discount_amount === line.total_amount, {
    path: ['total_amount'],
  })
  .refine((line) => Math.abs(taxIn(line.total_amount, line.tax_rate) - line.total_tax_amount) <= 1, {
    path: ['total_tax_amount'],
  })

const Address = z.object({
  email: z.email(),
  given_name: ShortText,
  family_name: ShortText,
  street_address: ShortText.optional(),
  postal_code: ShortText.optional(),
  city: ShortText.optional(),
  country: z.string().regex(/^[A-Z]{2}$/),
})

/** POST /payments/v1/sessions. */
export const SessionRequest = z
  .object({
    intent: z.literal('buy'),
    purchase_country: z.string().regex(/^[A-Z]{2}$/),
    purchase_currency: z.string().regex(/^[A-Z]{3}$/),
    locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    order_amount: Minor,
    order_tax_amount: Minor,
    order_lines: z.array(Line).min(1).max(1000),
    merchant_reference1: ShortText,
    merchant_reference2: ShortText.optional(),
    billing_address: Address,
    shipping_address: Address.optional(),
  })
  .refine((order) => sum(order.order_lines.map((line) => line.total_amount)) === order.order_amount, { path: ['order_amount'] })
  .refine((order) => sum(order.order_lines.map((line) => line.total_tax_amount)) === order.order_tax_amount, {
    path: ['order_tax_amount'],
  })

/** POST /hpp/v1/sessions. */
export const PageRequest = z.object({
  payment_session_url: z.url(),
  merchant_urls: z.object({
    success: z.url(),
    cancel: z.url(),
    back: z.url(),
    failure: z.url(),
    error: z.url(),
    status_update: z.url(),
  }),
  options: z.object({ place_order_mode: z.literal('PLACE_ORDER'), purchase_type: z.literal('BUY') }),
})

/** POST .../captures and .../refunds. */
export const CaptureRequest = z.object({ captured_amount: Minor.min(1) })
export const RefundRequest = z.object({ refunded_amount: Minor.min(1) })

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
