import type { ProviderId } from '../../app/commerce/contract/payment'
import { ProviderId as Method } from '../../app/commerce/contract/payment'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { STORES } from '../stores/stores'
import { addEvent, type AttemptRow, findAttempt } from '../payments/attempts'
import { type PaymentProvider, ProviderOutage, type ProviderEvent, type Webhook, WebhookRefusal } from '../interfaces/provider'
import { settleNamedChange } from '../subscriptions/settle-payment-change'
import { settlePayment } from './settle-payment'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/**
 * Takes a provider's notification: verifies it, stores it once, and settles the payment it is about. 404 for an
 * unknown provider, 400 `webhook-refused` when its signature or token is wrong (logged), 503 when the provider does
 * not answer: it then sends the event again.
 */
export async function takeWebhook(name: string, webhook: Webhook, services: Needs): Promise<void> {
  const method = Method.safeParse(name)
  if (!method.success) throw notFound('The payment provider')
  const event = await orUnavailable(verified(method.data, webhook, services))
  if (event === null) return
  const row = await findAttempt(services.db, method.data, event.attempt)
  if (row !== undefined && !namesSession(event, row))
    throw refused(name, 'The notification names the session of another payment', services)
  const isNew = await addEvent(services.db, {
    provider: method.data,
    event_id: event.eventId,
    attempt_id: row?.id ?? null,
    type: event.type,
    at: services.now(),
    detail: {},
  })
  if (row === undefined) {
    if (await orUnavailable(settleNamedChange(event.attempt, services))) return
    services.log({ level: 'error', event: 'webhook-of-unknown-payment', provider: name, type: event.type })
    return
  }
  if (!isNew) services.log({ level: 'info', event: 'webhook-duplicate', provider: name, attempt: row.id, type: event.type })
  // A repeated event is handled too: the first delivery may have failed after it was stored.
  await orUnavailable(settlePayment(row.id, services))
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderOutage) throw new Refusal(503, 'payment-unavailable', 'The provider does not answer')
    throw error
  }
}

/** The event, verified with the keys of each store in turn, because the address of a webhook does not name the store. */
async function verified(name: ProviderId, webhook: Webhook, { payments, log }: Needs): Promise<ProviderEvent | null> {
  const candidates = STORES.flatMap((store) => payments.find(name, store.id) ?? [])
  if (candidates.length === 0) throw notFound('The payment provider')
  let refusal: WebhookRefusal | undefined
  for (const provider of candidates) {
    const outcome = await parsed(provider, webhook)
    if (!(outcome instanceof WebhookRefusal)) return outcome
    refusal = outcome
  }
  throw refused(name, refusal?.message ?? '', { log })
}

/** The provider may notify before its answer to `begin` is stored: then there is no session to compare yet. */
const namesSession = ({ attempt: { reference } }: ProviderEvent, row: AttemptRow): boolean =>
  reference === undefined || row.reference === null || reference === row.reference

function refused(provider: string, reason: string, { log }: Pick<Needs, 'log'>): Refusal {
  log({ level: 'error', event: 'webhook-refused', provider, reason })
  return new Refusal(400, 'webhook-refused', 'The signature or token is wrong')
}

async function parsed(provider: PaymentProvider, webhook: Webhook): Promise<ProviderEvent | WebhookRefusal | null> {
  try {
    return await provider.parseWebhook(webhook)
  } catch (error) {
    if (error instanceof WebhookRefusal) return error
    throw error
  }
}
