import type { Needs } from '../server/request-context.server'
import { FIELD_NAMES } from './checkout-fields'

/** Longest value of a field that is kept, in characters. */
const MAX_LENGTH = 2000

/**
 * Keeps the form as it was typed, so that no error and no outage loses it (decision 006), and the choices that belong to the cart (spec
 * section 3, Cart state). A choice that the form did not offer, as in an outage, stays as it was (decision 067).
 */
export async function keepTyped(form: FormData, { session }: Needs<'session'>): Promise<void> {
  const draft = Object.fromEntries(
    FIELD_NAMES.flatMap((name): [string, string][] => {
      // A gift card's code is as good as money, so it is not stored here: the backend holds the cards of the checkout.
      if (name === 'gift_card_code') return []
      const value = form.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, MAX_LENGTH)]] : []
    }),
  )
  await session.change((shopper) => {
    const { postalCode, shippingMethod, paymentMethod, servicePoint } = shopper.cart
    const choices = {
      postalCode: form.has('postal_code') ? (draft.postal_code ?? null) : postalCode,
      shippingMethod: draft.shipping_method ?? shippingMethod,
      paymentMethod: draft.payment_method ?? paymentMethod,
      servicePoint: draft.service_point ?? servicePoint,
    }
    return { ...shopper, draft, cart: { ...shopper.cart, ...choices } }
  })
}
