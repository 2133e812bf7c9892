import { z } from 'zod'
import type { Address } from '../../app/commerce/contract/address'
import type { Customer } from '../../app/commerce/contract/order'
import { isFields, part } from '../../app/commerce/contract/stored-fields'
import { storedDocument } from './stored-document'

const amount = part(z.number().nonnegative())
const text = part(z.string())
const day = part(z.iso.date())

/**
 * `orders.shipping`: the delivery as it was agreed. `price` includes VAT; it was promised to arrive between two days, at the
 * service point if there is one. Version 1 had a number of days instead, and no service point; version 2 had no
 * `post_number`, the customer's number at the carrier.
 */
export const storedShipping = storedDocument(
  {
    id: text,
    carrier: text,
    name: text,
    description: text,
    price: amount,
    arrives_from: day,
    arrives_to: day,
    service_point: part(
      z.object({ id: z.string(), name: z.string(), street: z.string(), postal_code: z.string(), city: z.string() }),
    ),
    post_number: text,
  },
  [(fields) => fields, (fields) => fields],
)

/**
 * The part that a gift card pays. `left`: its balance after the order, which the first releases with gift cards did not store.
 */
const storedCard = z.object({ id: z.uuid(), last4: z.string(), amount: z.number().nonnegative(), left: amount })

/**
 * `orders.payment`: the payment method as it was agreed, which may be offered no more, and what gift cards pay; null for a card
 * that cannot be read. `fee` includes VAT. Version 1 had no gift cards.
 */
export const storedPayment = storedDocument(
  {
    id: text,
    name: text,
    description: text,
    fee: amount,
    gift_cards: part(z.array(part(storedCard))),
  },
  [(fields) => ({ gift_cards: [], ...fields })],
)

const storedAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  street: z.string(),
  street2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country_code: z.string(),
}) satisfies z.ZodType<Address>

/**
 * `orders.customer`: contact, address, company and the recipient of gift cards as the customer entered them. Version 1 had the
 * address in a nested object, version 2 neither company nor recipient, version 3 no address for billing. Without an address all
 * its fields are null; `billing` is null where the invoice goes to the same one.
 */
export const storedCustomer = storedDocument(
  {
    email: text,
    mobile: text,
    first_name: text,
    last_name: text,
    street: text,
    street2: text,
    postal_code: text,
    city: text,
    country_code: text,
    company_name: text,
    organisation_number: text,
    company_reference: text,
    gift_email: text,
    gift_message: text,
    gift_day: day,
    billing: part(storedAddress),
  },
  [({ address, ...fields }) => ({ ...(isFields(address) ? address : {}), ...fields }), (fields) => fields, (fields) => fields],
)

/** The document of a customer who orders. */
export function storeCustomer({ email, mobile, first_name, last_name, address, billing, company, gift }: Customer): unknown {
  return storedCustomer.write({
    email,
    mobile,
    first_name,
    last_name,
    ...(address ?? NO_ADDRESS),
    company_name: company?.name ?? null,
    organisation_number: company?.organisation_number ?? null,
    company_reference: company?.reference ?? null,
    gift_email: gift?.email ?? null,
    gift_message: gift?.message ?? null,
    gift_day: gift?.deliver_on ?? null,
    billing,
  })
}

const NO_ADDRESS = {
  street: null,
  street2: null,
  postal_code: null,
  city: null,
  country_code: null,
}
