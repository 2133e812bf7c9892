import { redirect } from '@remix-run/node'
import { clampQuantity } from '../cart/rules/quantity'
import { BackendError, isOutage } from '../commerce/backend-error'
import { type DeliverTo, SubscriptionChange } from '../commerce/contract/subscription'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { THANKS } from '../forms/thanks'
import type { Needs } from '../server/request-context.server'
import { storeOfCurrency } from '../store/stores'
import { deliverToForm } from './deliver-to-form.server'
import type { OrderAccess } from './order-access.server'
import { payBy, PayByForm } from './pay-by-form.server'
import { SUBSCRIPTION_FORM, subscriptionPlace } from './subscription-place'

const REFUSALS: Readonly<Record<string, FormError>> = {
  'postal-code': 'checkout.error.postalCode',
  'subscription-state': 'subscription.error.changed',
  'subscription-changed': 'subscription.error.changed',
  'interval-unknown': 'checkout.error.choose',
  'payment-unknown': 'subscription.error.payment',
  'payment-refused': 'subscription.error.payment',
}

/** Carries out a form of a subscription of the order with this id, and leads back to it on `path`. */
export async function handleSubscriptionForm(
  form: FormData,
  id: string,
  path: string,
  { call, visitor, services }: OrderAccess & Needs<'visitor' | 'services'>,
) {
  const refuse = (error: FormError, status: number) => refuseForm(SUBSCRIPTION_FORM, form, { '': [error] }, status)
  const fields = Object.fromEntries(form)
  /** The error to show beside the form when the backend refuses. */
  const refusable = async <T>(change: () => Promise<T>) => {
    try {
      return await change()
    } catch (error) {
      if (isOutage(error)) return refuse('order.error.unavailable', 503)
      const reason = error instanceof BackendError ? REFUSALS[error.code] : undefined
      if (reason === undefined) throw error
      return refuse(reason, 409)
    }
  }
  if (fields.action === 'pay-by') {
    const chosen = PayByForm.safeParse(fields)
    if (!chosen.success) return refuse('checkout.error.choose', 400)
    return refusable(() => payBy(chosen.data, { id, path }, { call, services }))
  }
  return refusable(async () => {
    let to: DeliverTo | undefined
    if (fields.action === 'deliver-to') {
      // An order placed in one storefront may be shown in another; its addresses have the form of its own.
      const { answer } = await call('orderDetail', { params: { id } })
      const submission = parseForm(form, deliverToForm(storeOfCurrency(answer.order.currency, visitor.store)))
      if (submission.status !== 'success') return refuseForm(SUBSCRIPTION_FORM, form, submission.error ?? {}, 400)
      to = submission.value
    }
    const change = SubscriptionChange.safeParse({
      ...fields,
      to,
      cycle: Number(fields.cycle),
      quantity: clampQuantity(typeof fields.quantity === 'string' ? fields.quantity : ''),
      interval: Number(fields.interval),
    })
    if (!change.success) return refuse('checkout.error.choose', 400)
    await call('changeSubscription', { params: { id }, body: { change: change.data } })
    const { action, subscription_id } = change.data
    const place = subscriptionPlace(subscription_id)
    return redirect(`${path}?${THANKS}=${action}&${SUBSCRIPTION_FORM}=${subscription_id}#${place}`, 303)
  })
}
