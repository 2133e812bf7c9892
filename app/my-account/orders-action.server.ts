import { redirect } from '@remix-run/node'
import { isOutage } from '../commerce/backend-error'
import { refuseForm } from '../forms/refuse-form.server'
import { THANKS } from '../forms/thanks'
import { BUY_AGAIN } from '../orders/buy-again-form'
import { buyAgain } from '../orders/buy-again.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { AGAIN } from './load-orders.server'
import { ordersSearch, readOrdersQuery } from './orders-query'
import { OrderId } from '../commerce/contract/order-id'

/**
 * Puts the goods of one of the customer's orders into the cart again, and leads back to the list, or to the cart when it is full
 * (303). Throws 404 for an order of another customer, 400 for another form; 503 beside the form in an outage.
 */
export async function handleOrdersForm(
  form: FormData,
  request: Request,
  context: Needs<'backend' | 'services' | 'session' | 'visitor'>,
) {
  const order = OrderId.safeParse(form.get('order'))
  if (form.get('intent') !== BUY_AGAIN || !order.success) throw new Response('An unknown form', { status: 400 })
  try {
    const { answer } = await context.backend.call('orderDetail', { params: { id: order.data } })
    if (!(await buyAgain(answer.order, form, { ...context, call: context.backend.call })))
      return redirect(href('cart', context.visitor.language), 303)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuseForm(BUY_AGAIN, form, { '': ['order.error.unavailable'] }, 503)
  }
  const search = new URLSearchParams(ordersSearch(readOrdersQuery(new URL(request.url).searchParams)))
  search.set(THANKS, BUY_AGAIN)
  search.set(AGAIN, order.data)
  return redirect(`${href('accountOrders', context.visitor.language)}?${search.toString()}#orders`, 303)
}
