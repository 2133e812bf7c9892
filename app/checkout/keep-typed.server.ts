import type { Needs } from '../server/request-context.server'
import { FIELD_NAMES, type FieldName } from './checkout-fields'

/** Longest value of a field that is kept, in characters. */
const MAX_LENGTH = 2000

/** A box that is not ticked is not sent: a form that asks has the field beside it. */
const CARRIER: Partial<Record<FieldName, string>> = { other_billing: 'street', no_review_mail: 'told_of_review_mail' }

/**
 * Keeps the form as it was typed, so that no error and no outage loses it (decision 006), and the choices that belong to the
 * cart (spec section 3, Cart state). A choice that the form did not offer, as in an outage, stays as it was (decision 067). A
 * form of another checkout is not kept: it comes from a tab that was open when its order was placed, or when the shopper logged
 * out. Returns whether the form was kept.
 */
export async function keepTyped(form: FormData, { session }: Needs<'session'>): Promise<boolean> {
  const shown = FIELD_NAMES.filter((name) => form.has(CARRIER[name] ?? name))
  const typed = Object.fromEntries(
    shown.flatMap((name): [string, string][] => {
      // A gift card's code is as good as money, so it is not stored here: the backend holds the cards of the checkout.
      if (name === 'gift_card_code') return []
      const value = form.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, MAX_LENGTH)]] : []
    }),
  )
  const checkoutId = form.get('checkout_id')
  const { cart } = await session.change((shopper) => {
    if (shopper.cart.checkoutID !== checkoutId) return null
    // A field that this form does not have, such as the address while only gift cards are ordered, waits for a form that has it.
    const waiting = FIELD_NAMES.filter((name) => !shown.includes(name) && shopper.draft[name] !== undefined)
    const draft = { ...Object.fromEntries(waiting.map((name) => [name, shopper.draft[name] ?? ''])), ...typed }
    const { postalCode, shippingMethod, paymentMethod, servicePoint } = shopper.cart
    const choices = {
      postalCode: form.has('postal_code') ? (typed.postal_code ?? null) : postalCode,
      shippingMethod: typed.shipping_method ?? shippingMethod,
      paymentMethod: typed.payment_method ?? paymentMethod,
      servicePoint: typed.service_point ?? servicePoint,
    }
    return { ...shopper, draft, cart: { ...shopper.cart, ...choices } }
  })
  return cart.checkoutID === checkoutId
}
