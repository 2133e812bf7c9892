import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../../services'
import { jsonFiles } from './json-files'
import type { ProviderSimulator, WebhookMessage } from './provider-simulator'

/** Klarna waits 3 seconds for an answer; the others somewhat longer. */
const TIMEOUT_MS = 3000

const WebhookDelivery = z.object({
  id: z.uuid(),
  provider: z.string(),
  method: z.literal('GET').optional(),
  url: z.string(),
  body: z.string(),
  forged: z.boolean(),
  tries: z.number().int(),
  dueAt: z.iso.datetime().transform((at) => new Date(at)),
})
type WebhookDelivery = z.output<typeof WebhookDelivery>

export type SendOptions = { delayMs?: number; forged?: boolean }

export type WebhookOutbox = {
  /** Delivers now and resolves after the first try; retries follow in the background. */
  send: (provider: ProviderSimulator, message: WebhookMessage) => Promise<void>
  /** Delivers in the background. */
  enqueue: (provider: ProviderSimulator, message: WebhookMessage, options?: SendOptions) => Promise<void>
  /** Makes one try of each delivery that waits, whenever it is due. */
  flush: () => Promise<void>
  /** Delivers what an earlier process has left. */
  resume: (providers: readonly ProviderSimulator[]) => Promise<void>
  /** Ends all deliveries; what is not delivered stays for `resume`. */
  stop: () => Promise<void>
}

/**
 * Sends the simulators' webhooks: signed at the time of delivery, repeated as the provider does,
 * and kept in files until they are done.
 */
export function webhookOutbox(settings: { folder: string; now: () => Date; log: Services['log'] }): WebhookOutbox {
  const { now, log } = settings
  const files = jsonFiles(settings.folder, WebhookDelivery)
  /** The deliveries that wait, by their id. */
  const waiting = new Map<string, { timer: NodeJS.Timeout; deliver: () => void }>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  function schedule(provider: ProviderSimulator, delivery: WebhookDelivery): void {
    if (stopping.signal.aborted) return
    const deliver = () => {
      waiting.delete(delivery.id)
      void track(provider, delivery)
    }
    const timer = setTimeout(deliver, Math.max(0, delivery.dueAt.getTime() - now().getTime()))
    waiting.set(delivery.id, { timer, deliver })
  }

  function track(provider: ProviderSimulator, delivery: WebhookDelivery): Promise<void> {
    const run = attempt(provider, delivery).finally(() => running.delete(run))
    running.add(run)
    return run
  }

  async function attempt(provider: ProviderSimulator, delivery: WebhookDelivery): Promise<void> {
    const result = await post(provider, delivery)
    if (stopping.signal.aborted) return
    const pause = provider.webhooks.retryDelaysMs[delivery.tries]
    if (result === 'delivered' || pause === undefined) {
      await files.remove(delivery.id)
      if (result !== 'delivered') {
        log({ level: 'info', event: 'test-webhook-abandoned', provider: provider.id, tries: delivery.tries + 1, result })
      }
      return
    }
    const later = { ...delivery, tries: delivery.tries + 1, dueAt: new Date(now().getTime() + pause) }
    await files.change(delivery.id, () => later)
    schedule(provider, later)
  }

  async function post(provider: ProviderSimulator, delivery: WebhookDelivery): Promise<string> {
    const { body, forged } = delivery
    const { url, headers } = provider.webhooks.sign(delivery, forged)
    try {
      const answer = await fetch(url, {
        ...(delivery.method === 'GET'
          ? { method: 'GET', headers }
          : { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }),
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await answer.body?.cancel()
      return answer.ok ? 'delivered' : `answered ${answer.status}`
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no answer'
    }
  }

  async function store(provider: ProviderSimulator, message: WebhookMessage, options: SendOptions): Promise<WebhookDelivery> {
    const delivery: WebhookDelivery = {
      id: randomUUID(),
      provider: provider.id,
      ...message,
      tries: 0,
      forged: options.forged ?? false,
      dueAt: new Date(now().getTime() + (options.delayMs ?? 0)),
    }
    return files.create(delivery.id, delivery)
  }

  return {
    send: async (provider, message) => track(provider, await store(provider, message, {})),
    enqueue: async (provider, message, options = {}) => schedule(provider, await store(provider, message, options)),
    async flush() {
      for (const { timer, deliver } of [...waiting.values()]) {
        clearTimeout(timer)
        deliver()
      }
      await Promise.all(running)
    },
    async resume(providers) {
      for (const delivery of await files.all((id) => log({ level: 'error', event: 'test-webhook-unreadable', id }))) {
        const provider = providers.find(({ id }) => id === delivery.provider)
        if (provider !== undefined) schedule(provider, delivery)
      }
    },
    async stop() {
      stopping.abort()
      for (const { timer } of waiting.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
