import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { JsonFiles } from '../simulator/json-files'
import { paymentPageUrl, type SimulatorContext, type WebhookMessage } from '../simulator/provider-simulator'
import { amountOf, type Checkout, CheckoutRequest, isDeleted, storeOfCheckout } from './simulated-checkout'
import { ACTIONS, ActionRequest, type Handled, manageOrder, orderState } from './simulated-orders'
import { isAuthorized, issueToken } from './simulated-token'
import { segmentOfStore } from './settings'

/** Life of a checkout without a purchase. */
const LIFE_MS = 7 * 24 * 60 * 60_000

/** Adds Walley's API below `/walley`: access tokens, checkouts and the managing of orders. */
export function mountWalleyApi(app: Hono, files: JsonFiles<Checkout>, context: SimulatorContext): void {
  const { now } = context

  app.post('/walley/oauth2/v2.0/token', async (call) => {
    const token = issueToken(await call.req.parseBody(), now())
    return token === null ? call.json({ error: 'invalid_client' }, 401) : call.json(token)
  })

  for (const path of ['/walley/checkouts/*', '/walley/manage/*']) {
    app.use(path, async (call: Context, next) => {
      if (!isAuthorized(call.req.header('authorization'), now())) return failure(call, 401, 'Unauthorized')
      return next()
    })
  }

  app.post('/walley/checkouts', async (call) => {
    const parsed = CheckoutRequest.safeParse(await call.req.json().catch(() => null))
    if (!parsed.success) return failure(call, 400, z.prettifyError(parsed.error))
    const request = parsed.data
    const segment = segmentOfStore(request.storeId, storeOfCheckout(request).language)
    if (segment === null) return failure(call, 403, 'The store does not exist in this country')
    const wrongPrefill = segment === 'walley-b2b' ? request.privateCustomerPrefill : request.businessCustomerPrefill
    if (wrongPrefill !== undefined) return failure(call, 400, 'The store does not sell to this kind of customer')
    const privateId = randomUUID()
    const [id, expiresAt] = [orderIdOf(privateId), new Date(now().getTime() + LIFE_MS).toISOString()]
    await files.create(id, { id, privateId, request, status: 'Initialized', result: null, expiresAt, order: null })
    const publicToken = `public-${request.countryCode}-${randomBytes(24).toString('hex')}`
    return answer(call, { privateId, publicToken, expiresAt, paymentUri: paymentPageUrl(context, 'walley', id) })
  })

  app.get('/walley/checkouts/:checkout', async (call) => {
    const checkout = await files.find(orderIdOf(call.req.param('checkout')))
    if (checkout === null || isDeleted(checkout, now())) return failure(call, 404, 'Not found')
    return answer(call, checkoutInformation(checkout))
  })

  app.delete('/walley/checkouts/:checkout', async (call) => {
    const id = orderIdOf(call.req.param('checkout'))
    const before = await files.find(id)
    if (before === null || isDeleted(before, now())) return failure(call, 404, 'Not found')
    const after = await files.change(id, (checkout) => (canAbort(checkout) ? { ...checkout, status: 'Aborted' } : checkout))
    // Walley documents this one as its own code 900; which HTTP status it comes with could not be found.
    if (after === null || !canAbort(before)) return failure(call, 400, 'Already completed or aborted', 900)
    await context.notify(notification(after))
    return answer(call, null)
  })

  app.get('/walley/manage/orders/:order', async (call) => {
    const checkout = await files.find(call.req.param('order'))
    return checkout?.order ? call.json({ data: managedOrder(checkout, checkout.order, now()) }) : failure(call, 404, 'Not found')
  })

  for (const action of ACTIONS) {
    app.post(`/walley/manage/orders/:order/${action}`, async (call) => {
      const body: unknown = await call.req.json().catch(() => null)
      const parsed =
        action === 'cancel' || action === 'extend'
          ? { success: true as const, data: { amount: 0 } }
          : ActionRequest.safeParse(body)
      if (!parsed.success) return failure(call, 400, z.prettifyError(parsed.error))
      const answered: { status: Handled['status'] } = { status: 404 }
      await files.change(call.req.param('order'), (checkout) => {
        const handled = manageOrder(checkout, { action, ...parsed.data, key: call.req.header('x-idempotency') ?? null }, now())
        answered.status = handled.status
        return handled.checkout
      })
      return answered.status === 202 ? call.body(null, 202) : failure(call, answered.status, `Refused: ${action}`)
    })
  }
}

/** The notification of a checkout: a GET of its address with the placeholders filled in. */
export function notification({ privateId, request }: Checkout): WebhookMessage {
  return { method: 'GET', url: request.notificationUri.replaceAll('{checkout.id}', privateId), body: '' }
}

/** Only the API knows the private id; the payment page is found by this one. */
const orderIdOf = (privateId: string) => createHash('sha256').update(privateId).digest('hex').slice(0, 32)

const canAbort = ({ status }: Checkout) => status === 'Initialized' || status === 'CustomerIdentified'

function checkoutInformation(checkout: Checkout) {
  const { request, status, result } = checkout
  const amount = amountOf(request)
  return {
    customerType: request.businessCustomerPrefill === undefined ? 'PrivateCustomer' : 'BusinessCustomer',
    countryCode: request.countryCode,
    status,
    reference: request.reference,
    purchase: result && { amountToPay: amount, paymentName: 'DirectInvoice', purchaseIdentifier: checkout.id, result },
    order: checkout.order && { orderId: checkout.id, totalAmount: amount, items: request.cart.items },
  }
}

function managedOrder(checkout: Checkout, order: NonNullable<Checkout['order']>, now: Date) {
  const { currency, countryCode } = storeOfCheckout(checkout.request)
  const { reference } = checkout.request
  const { expiresAt } = order
  const status = orderState(order, now)
  return { id: checkout.id, reference, status, totalAmount: amountOf(checkout.request), currency, countryCode, expiresAt }
}

const answer = (call: Context, data: unknown) => call.json({ id: randomUUID(), data, error: null })

function failure(call: Context, status: ContentfulStatusCode, message: string, code: number = status) {
  return call.json({ id: randomUUID(), data: null, error: { code, message, errors: [] } }, status)
}
