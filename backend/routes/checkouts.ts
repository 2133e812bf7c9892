import type { Hono } from 'hono'
import { calls } from '../../app/commerce/contract/calls'
import { readBuyer } from '../accounts/buyer'
import { addCheckoutCard, removeCheckoutCard } from '../gift-cards/change-checkout-cards'
import { freight } from '../quotes/freight'
import { putCheckout } from '../checkouts/put-checkout'
import { servicePoints } from '../checkouts/service-points'
import { settleOrder } from '../checkouts/settle-order'
import type { Endpoints } from '../http/endpoints'
import { loadOrderOfCheckout, loadPlacedOrder } from '../orders/load-order'
import { loadReceipt } from '../order-views/load-receipt'
import { takeWebhook } from '../settlement/take-webhook'
import type { Services } from '../services'

export function mountCheckouts(api: Endpoints, services: Services): void {
  const { db } = services

  api.put(calls.checkout, async ({ params, body, header, ...scope }) =>
    putCheckout(params.id ?? '', body, await readBuyer(header('authorization'), services), scope, services),
  )
  api.post(calls.addGiftCard, async ({ params, body, ...scope }) => {
    await addCheckoutCard(params.id ?? '', body.code, scope, services)
    return null
  })
  api.post(calls.removeGiftCard, async ({ params, body }) => {
    await removeCheckoutCard(params.id ?? '', body.id, services)
    return null
  })
  api.post(calls.freight, ({ body, ...scope }) => freight(db, body.items, scope))
  api.get(calls.servicePoints, ({ query, ...scope }) => servicePoints(query, scope, services))
  api.get(calls.orderOfCheckout, async ({ query }) => loadOrderOfCheckout(db, query.checkout_order_id))
  api.get(calls.order, async ({ params, query }) => loadPlacedOrder(db, params.id ?? '', query.checkout_order_id))
  api.get(calls.orderReceipt, async ({ params, query }) => loadReceipt(params.id ?? '', query.access, services))
  api.post(calls.settleOrder, async ({ params }) => {
    await settleOrder(params.id ?? '', services)
    return null
  })
}

/** Notifications of payment providers; the body stays as it came, because signatures are computed over it. */
export function mountPaymentWebhooks(app: Hono, services: Services): void {
  app.on(['GET', 'POST'], '/api/payment-webhooks/:provider', async (context) => {
    const { searchParams: query } = new URL(context.req.url)
    await takeWebhook(
      context.req.param('provider'),
      { headers: context.req.raw.headers, query, rawBody: await context.req.text() },
      services,
    )
    return context.body(null, 204)
  })
}
