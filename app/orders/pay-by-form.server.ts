import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { PaymentMethodId } from '../commerce/contract/payment'
import { THANKS } from '../forms/thanks'
import { paymentNotificationUrl } from '../routing/resources'
import type { Needs } from '../server/request-context.server'
import type { OrderAccess } from './order-access.server'
import { CARD_PAGE, SUBSCRIPTION_FORM, subscriptionPlace } from './subscription-place'

/** The form that changes how a subscription is paid. */
export const PayByForm = z.object({ subscription_id: z.uuid(), payment: PaymentMethodId })

/**
 * Pays a subscription of the order `id` in another way from now on; the redirect back to it on `path`, or to the page that leads
 * to where a card is entered. Throws what the backend refuses.
 */
export async function payBy(
  { subscription_id, payment }: z.output<typeof PayByForm>,
  { id, path }: { id: string; path: string },
  { call, services }: OrderAccess & Needs<'services'>,
): Promise<Response> {
  const place = `#${subscriptionPlace(subscription_id)}`
  const done = `${path}?${THANKS}=pay-by&${SUBSCRIPTION_FORM}=${subscription_id}${place}`
  const page = (address: string) => `${services.publicOrigin}${address}`
  const urls = { success: page(done), cancel: page(`${path}${place}`), notify: page(paymentNotificationUrl) }
  const { answer } = await call('payBy', { params: { id }, body: { subscription_id, payment, urls } })
  return redirect(answer.url === null ? done : `${path}?${CARD_PAGE}=${subscription_id}`, 303)
}
