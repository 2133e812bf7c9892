import { redirect } from '@remix-run/node'
import { contentHref, href } from '../routing/href'
import { paymentNotificationUrl } from '../routing/resources'
import type { Needs } from '../server/request-context.server'
import type { OrderAccess } from './order-access.server'

/** The parameter of an order's page that leads on to its open payment page. */
const TO_PAYMENT = 'pay'

/**
 * Opens the payment page of a delivery of a subscription; the redirect to the page that leads
 * there. Throws what the backend refuses.
 */
export async function payOrder(
  id: string,
  { call }: OrderAccess,
  { visitor, services }: Needs<'visitor' | 'services'>,
): Promise<Response> {
  const { language, store } = visitor
  const page = (path: string) => `${services.publicOrigin}${path}`
  const path = href('myOrder', language, { id })
  const urls = {
    success: page(path),
    cancel: page(path),
    notify: page(paymentNotificationUrl),
    terms: page(contentHref(language, store.paths.terms)),
  }
  await call('payOrder', { params: { id }, body: { urls } })
  return redirect(`${path}?${TO_PAYMENT}`, 303)
}

/** Whether the request asks for the payment page of the order. */
export const leadsToPayment = (request: Request): boolean => new URL(request.url).searchParams.has(TO_PAYMENT)
