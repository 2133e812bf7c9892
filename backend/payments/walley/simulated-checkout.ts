import { z } from 'zod'
import { round } from '../../../app/commerce/contract/round'
import { type Store, STORES } from '../../stores/stores'

const text = z.string().trim().min(1)
const id = text.max(50)
/** A number with at most 2 decimals. */
const decimal = z.number().refine((value) => round(value, 2) === value, 'At most 2 decimals')
const percent = decimal.min(0).max(100)
const uri = z.url({ protocol: /^https?$/ })

const Item = z.object({ id, description: text, unitPrice: decimal, quantity: z.int().min(1).max(99_999_999), vat: percent })
const Fee = z.object({ id, description: text, unitPrice: decimal.min(0).max(999_999.99), vat: percent })
const Address = z.object({ address: text, address2: text.optional(), postalCode: text, city: text })
const Person = z.object({ firstName: text, lastName: text })

const PrivateCustomer = z.object({
  email: z.email(),
  mobilePhoneNumber: text,
  deliveryAddress: Address.extend(Person.shape).optional(),
})
const BusinessCustomer = z.object({
  organizationNumber: text,
  email: z.email(),
  buyer: Person.extend({ email: z.email(), mobilePhoneNumber: text }),
  invoiceReference: text.optional(),
  deliveryAddress: Address.extend({ companyName: text }).optional(),
})

/** The body of `POST /checkouts`, with the limits that Walley documents. */
export const CheckoutRequest = z.object({
  storeId: z.int(),
  countryCode: z.enum(['SE', 'NO', 'DK', 'DE']),
  reference: id,
  redirectPageUri: uri,
  checkoutAbortedRedirectPageUri: uri,
  merchantTermsUri: uri,
  // Placeholders in braces make it an invalid URL.
  notificationUri: z.string().regex(/^https?:\/\//),
  cart: z.object({
    items: z
      .array(Item)
      .min(1)
      .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'Two items have the same id'),
  }),
  fees: z.object({ shipping: Fee }).optional(),
  privateCustomerPrefill: PrivateCustomer.optional(),
  businessCustomerPrefill: BusinessCustomer.optional(),
})
export type CheckoutRequest = z.output<typeof CheckoutRequest>

/** An order at Walley. `done`: the calls with an idempotency key and their answers. */
const Order = z.object({
  status: z.enum(['NotActivated', 'PartActivated', 'Activated', 'Returned', 'Cancelled']),
  captured: z.number(),
  refunded: z.number(),
  /** Until then it can be captured; null in records of earlier releases. */
  expiresAt: z.iso.datetime().nullable().default(null),
  done: z.record(z.string(), z.object({ call: z.string(), status: z.number() })),
})

/** A checkout with its order. `id` is the id of the order and of the payment page; it is derived from the private id. */
export const Checkout = z.object({
  id: z.string(),
  privateId: z.uuid(),
  request: CheckoutRequest,
  status: z.enum(['Initialized', 'CustomerIdentified', 'PurchaseCompleted', 'Aborted']),
  result: z.enum(['Preliminary', 'Rejected']).nullable(),
  /** From then on an unfinished checkout is not found any more. */
  expiresAt: z.iso.datetime(),
  order: Order.nullable(),
})
export type Checkout = z.output<typeof Checkout>

/** The amount due, including VAT. */
export function amountOf({ cart, fees }: CheckoutRequest): number {
  const goods = cart.items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return round(goods + (fees?.shipping.unitPrice ?? 0), 2)
}

/** The store whose country the checkout is for. */
export function storeOfCheckout({ countryCode }: CheckoutRequest): Store {
  const store = STORES.find((known) => known.countryCode === countryCode)
  if (store === undefined) throw new Error(`No store sells in ${countryCode}`)
  return store
}

/** Without a purchase, a checkout is deleted when its time is over. */
export const isDeleted = ({ status, expiresAt }: Checkout, now: Date): boolean =>
  status !== 'PurchaseCompleted' && status !== 'Aborted' && new Date(expiresAt) <= now
