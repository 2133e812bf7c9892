import type { Language } from '../../../app/commerce/contract/languages'
import { notificationUrl, type TokenOf, verifyNotification } from '../notification-token'
import { beginOnce } from '../begin-once'
import { type Attempt, type PaymentProvider, ProviderOutage, ProviderRefusal, WebhookRefusal } from '../../interfaces/provider'
import type { Credentials } from './access-token'
import { checkoutRequest } from './checkout-request'
import { Begun, CheckoutInformation, checkoutVerdict, ManagedOrder, orderStatus } from './walley-answers'
import { hasCode, idempotent, type WalleyApi, walleyApi } from './walley-api'

export type WalleyMethod = 'walley-b2c' | 'walley-b2b'

/** Walley sells to persons and to companies through separate stores, one a country. */
export type WalleySettings = Credentials & { storeIds: Readonly<Record<WalleyMethod, Partial<Record<Language, number>>>> }

type Needs = { tokenOf: TokenOf; now: () => Date }

/** Walley for persons and for companies: one API and one access token for both. */
export function walleyProviders(settings: WalleySettings, needs: Needs): Record<WalleyMethod, PaymentProvider> {
  const api = walleyApi(settings, needs.now)
  const provider = (id: WalleyMethod) => walleyProvider(id, settings.storeIds[id], { api, ...needs })
  return { 'walley-b2c': provider('walley-b2c'), 'walley-b2b': provider('walley-b2b') }
}

/**
 * Walley's hosted page (Pay Link). The reference of an attempt is the private id of its checkout, the order reference
 * is the id of Walley's order, which exists once the purchase is completed. `POST /checkouts` has no idempotency key,
 * so `beginOnce` makes it safe to repeat.
 */
function walleyProvider(
  id: WalleyMethod,
  storeIds: Partial<Record<Language, number>>,
  { api, tokenOf, now }: Needs & { api: WalleyApi },
): PaymentProvider {
  /** Null when Walley does not have the checkout any more: one without a purchase is deleted after 7 days. */
  async function information(privateId: string): Promise<CheckoutInformation | null> {
    const call = { method: 'GET', path: `/checkouts/${encodeURIComponent(privateId)}` } as const
    return api.read(CheckoutInformation, call).catch(unless(404))
  }

  const managed = (orderId: string) => api.read(ManagedOrder, { method: 'GET', path: orderPath(orderId) })

  async function stateIsOneOf(orderId: string, states: readonly string[]): Promise<boolean> {
    return states.includes((await managed(orderId)).data.status)
  }

  /** Throws the refusal of an order of which a part was captured: only the portal tells how much, so the staff go on there. */
  async function refusePart(orderId: string, advice: string): Promise<void> {
    if (!(await stateIsOneOf(orderId, ['PartActivated']))) return
    throw new ProviderRefusal(`A part of Walley's order ${orderId} was captured in the portal: ${advice}`, 'part-captured')
  }

  const open: PaymentProvider['begin'] = async (order, attempt, urls) => {
    const storeId = storeIds[order.store.language]
    if (storeId === undefined) throw new ProviderRefusal(`${id} has no store id for ${order.store.language}`, 'no-store-id')
    // The placeholder must not be percent-encoded, or Walley does not fill it in.
    const notify = `${notificationUrl(urls.notify, attempt)}&checkout={checkout.id}`
    const json = checkoutRequest(order, storeId, { ...urls, notify }, id === 'walley-b2b')
    const { data } = await api.read(Begun, { method: 'POST', path: '/checkouts', json })
    return { reference: data.privateId, redirectUrl: data.paymentUri }
  }

  return {
    id,
    // Walley answers the total of a part-captured order, not the captured amount.
    capturesParts: false,
    begin: beginOnce(open, now),

    async read(attempt) {
      const { currency, orderReference } = attempt
      if (orderReference !== null) return orderStatus((await managed(orderReference).catch(notFound)).data)
      const checkout = await information(referenceOf(attempt))
      const none = { amount: 0, currency, orderReference: null }
      if (checkout === null) return { ...none, state: 'expired', reason: 'unknown checkout' }
      const verdict = checkoutVerdict(checkout)
      if (!('orderId' in verdict)) return { ...none, ...verdict }
      // An order can be read about a minute after its purchase; until then Walley answers 403 or 404.
      const order = await managed(verdict.orderId).catch(unless(403, 404))
      return order === null ? { ...none, state: 'open', reason: 'order not visible yet' } : orderStatus(order.data)
    },

    async capture(attempt, orderReference, amount, key) {
      const path = `${orderPath(orderReference)}/capture`
      const call = {
        method: 'POST',
        path,
        json: { amount, actionReference: attempt.orderNumber },
        headers: idempotent(key),
      } as const
      await api
        .send(call, () => stateIsOneOf(orderReference, ['Activated', 'Returned']))
        .catch(async (error: unknown) => {
          if (error instanceof ProviderRefusal) await refusePart(orderReference, 'capture the rest there, then retry the job')
          throw error
        })
    },

    extend: (_attempt, orderReference) => api.send({ method: 'POST', path: `${orderPath(orderReference)}/extend` }),

    async cancel(attempt, orderReference) {
      if (orderReference !== null) {
        // The shop would keep the captured part.
        await refusePart(orderReference, 'refund it there')
        const isCancelled = () => stateIsOneOf(orderReference, ['Cancelled'])
        return api.send({ method: 'POST', path: `${orderPath(orderReference)}/cancel` }, isCancelled)
      }
      const privateId = referenceOf(attempt)
      const isClosed = async () => ((await information(privateId))?.data.status ?? 'Aborted') === 'Aborted'
      return api.send({ method: 'DELETE', path: `/checkouts/${encodeURIComponent(privateId)}` }, isClosed)
    },

    async refund(attempt, orderReference, amount, key) {
      const json = { amount, description: `Order ${attempt.orderNumber}`, actionReference: attempt.orderNumber }
      await api.send({ method: 'POST', path: `${orderPath(orderReference)}/refund`, json, headers: idempotent(key) })
    },

    /** A notification only says that something happened; its event is the state that is then read from the checkout. */
    async parseWebhook({ query }) {
      const attempt = await verifyNotification(query, tokenOf)
      const privateId = query.get('checkout') ?? ''
      if (!/^[\w-]{1,100}$/.test(privateId)) throw new WebhookRefusal('The notification names no checkout')
      const checkout = await information(privateId)
      const named = { ...attempt, reference: privateId }
      const status = checkout?.data.status ?? 'Deleted'
      return { eventId: `${privateId}:${status}:${checkout?.data.purchase?.result ?? ''}`, type: status, attempt: named }
    },
  }
}

const orderPath = (orderId: string) => `/manage/orders/${encodeURIComponent(orderId)}`

function referenceOf({ id, reference }: Attempt): string {
  if (reference === null) throw new ProviderRefusal(`Attempt ${id} was not begun`, 'not-begun')
  return reference
}

/** An order that was read before and is not found now has not ended. */
function notFound(error: unknown): never {
  unless(403, 404)(error)
  throw new ProviderOutage('walley: the order cannot be read', { cause: error })
}

/** Turns a refusal with one of these codes into null. */
function unless(...codes: number[]): (error: unknown) => null {
  return (error) => {
    if (codes.some((code) => hasCode(error, code))) return null
    throw error
  }
}
