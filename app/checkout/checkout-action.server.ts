import { data, redirect } from '@remix-run/node'
import { forgetRefresh } from '../cart/sync-cart.server'
import { parseForm } from '../forms/parse-form.server'
import type { Needs, Reply } from '../server/request-context.server'
import { href } from '../routing/href'
import { FIELD_NAMES } from './checkout-fields'
import { checkoutForm, type CheckoutForm } from './checkout-form.server'
import { checkoutCart, extrasOf } from './checkout-data.server'
import { findPlacedOrder } from './find-placed-order.server'
import { placeOrder, type Placed } from './place-order.server'
import { purchaseOf } from './purchases'

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/** The requests whose order was refused because something is sold out. */
const soldOut = new WeakSet<Reply>()

/** Whether this request's order was refused because a product is sold out; the form is then shown again with the reason. */
export const isRefusedAsSoldOut = ({ reply }: Needs<'reply'>): boolean => soldOut.has(reply)

/**
 * Handles the checkout form. An invalid form is shown again with its errors and values (400). An order that cannot be placed says
 * why (409, or 503 in an outage). A placed order redirects to its confirmation (303).
 */
export async function handleCheckoutForm(form: FormData, context: Context & Needs<'reply'>) {
  await keepDraft(form, context)
  const submission = parseForm(form, checkoutForm(context.visitor.store))
  if (submission.status !== 'success') return data(submission.reply(), 400)
  const placed = await order(context, submission.value)
  if ('orderId' in placed) return redirect(href('confirmation', context.visitor.language, { id: placed.orderId }), 303)
  forgetRefresh(context)
  if (placed.refusal === 'checkout.stockChanged') soldOut.add(context.reply)
  const status = placed.refusal === 'checkout.unavailable' ? 503 : 409
  return data(submission.reply({ formErrors: [placed.refusal] }), status)
}

async function keepDraft(form: FormData, context: Needs<'session'>): Promise<void> {
  const typed = FIELD_NAMES.flatMap((name): [string, string][] => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 2000)]] : []
  })
  const draft = Object.fromEntries(typed)
  await context.session.change((shopper) => ({ ...shopper, draft }))
}

async function order(context: Context, form: CheckoutForm): Promise<Placed> {
  await findPlacedOrder(context)
  const placed = (await orderMade(context, form)) ?? (await tryToOrder(context, form))
  // A repeated submission of the same form may have placed the order and emptied the cart meanwhile.
  return 'refusal' in placed ? ((await orderMade(context, form)) ?? placed) : placed
}

async function orderMade({ session }: Needs<'session'>, form: CheckoutForm): Promise<Placed | null> {
  const orderId = purchaseOf(await session.read(), form.checkout_id)
  return orderId === null ? null : { orderId }
}

async function tryToOrder(context: Context, form: CheckoutForm): Promise<Placed> {
  const cart = await checkoutCart(context)
  if (cart.unconfirmed) return { refusal: 'checkout.unavailable' }
  if (!cart.enough) return { refusal: cart.soldOut ? 'checkout.stockChanged' : 'checkout.changed' }
  const extras = extrasOf(await context.backend.checkoutOptions(cart.totals.total), form.shipping_method, form.payment_method)
  return extras === null ? { refusal: 'checkout.changed' } : placeOrder(context, form, extras)
}
