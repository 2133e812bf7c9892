import { z } from 'zod'
import { isFields, part } from '../../app/commerce/contract/stored-fields'
import { storedDocument } from './stored-document'

const amount = part(z.number().nonnegative())
const days = part(z.number().int().nonnegative())
const text = part(z.string())

/** `orders.shipping`: the shipping method as it was agreed. `price` includes VAT; days are working days from dispatch. */
export const storedShipping = storedDocument({
  id: text,
  carrier: text,
  name: text,
  description: text,
  price: amount,
  days_from: days,
  days_to: days,
})

/** `orders.payment`: the payment method as it was agreed. `fee` includes VAT. */
export const storedPayment = storedDocument({
  id: part(z.enum(['invoice', 'klarna', 'stripe', 'walley-b2c', 'walley-b2b'])),
  name: text,
  description: text,
  fee: amount,
})

/** `orders.customer`: contact and address as the customer entered them. Version 1 had the address in a nested object. */
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
  },
  [({ address, ...fields }) => ({ ...(isFields(address) ? address : {}), ...fields })],
)
