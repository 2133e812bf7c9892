import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SimulatorFactory } from '../simulator/provider-simulator'
import { startSimulator } from '../simulator/start-simulator'
import type { Webhook } from '../../interfaces/provider'
import { startWebhookReceiver } from './webhook-receiver'

export type SimulatedShop = Awaited<ReturnType<typeof openSimulatedShop>>

/** A running simulator and a shop that receives its webhooks. `clock.now` is the simulator's time. */
export async function openSimulatedShop(simulator: SimulatorFactory) {
  const folder = await mkdtemp(join(tmpdir(), 'simulator-'))
  const shop = await startWebhookReceiver()
  const clock = { now: new Date() }
  const start = (port: number) =>
    startSimulator({ folder, port, now: () => clock.now, log: () => undefined, simulators: [simulator] })
  let running = await start(0)
  return {
    origin: running.origin,
    shopOrigin: shop.origin,
    received: shop.received,
    clock,
    /** Decides at the test payment page; the answer's redirect is not followed. */
    decide: (pageUrl: string | null, fields: Record<string, string>) =>
      fetch(pageUrl ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }),
    /** The webhook that was received last, as a route gets it. */
    lastWebhook(): Webhook {
      const last = shop.received.at(-1)
      if (last === undefined) throw new Error('No webhook was received')
      return { headers: last.headers, query: last.url.searchParams, rawBody: last.body }
    },
    /** Ends the simulator and starts it on the same folder and port. */
    async restart() {
      await running.stop()
      running = await start(Number(new URL(running.origin).port))
    },
    async close() {
      await running.stop()
      shop.stop()
      await rm(folder, { recursive: true })
    },
  }
}
