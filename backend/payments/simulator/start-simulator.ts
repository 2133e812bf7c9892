import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { serveBackend } from '../../serve'
import type { Services } from '../../services'
import { mountCarrierSimulators } from '../../shipping/mount-simulators'
import { klarnaSimulator } from '../klarna/simulator'
import { stripeSimulator } from '../stripe/simulator'
import { walleySimulator } from '../walley/simulator'
import { mountPaymentPage } from './payment-page-routes'
import type { SimulatorFactory } from './provider-simulator'
import { webhookOutbox } from './webhook-outbox'

/** The simulated providers. */
const SIMULATORS: readonly SimulatorFactory[] = [klarnaSimulator, stripeSimulator, walleySimulator]

const MAX_BODY_BYTES = 256 * 1024

export type SimulatorOptions = {
  /** Where the simulators keep their state; no two processes may use the same folder. */
  folder: string
  /** On 127.0.0.1; 0: any free port. Payments that were begun lead to this port, so keep it the same after a restart. */
  port: number
  now?: () => Date
  log: Services['log']
  simulators?: readonly SimulatorFactory[]
}

export type Simulator = { origin: string; stop: () => Promise<void> }

/**
 * Serves the simulators of the payment providers and carriers, for shops without their keys: each speaks the API it stands for, those of
 * providers show a test payment page too. What a provider's simulator has answered survives the death of the process.
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { folder, port, log, now = () => new Date(), simulators = SIMULATORS } = options
  const outbox = webhookOutbox({ folder: join(folder, 'webhooks'), now, log })
  let origin = ''

  const providers = simulators.map((create) => {
    const provider = create({
      ...{ folder, now, log, origin: () => origin },
      notify: (message) => outbox.enqueue(provider, message),
    })
    return provider
  })

  const app = new Hono()
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  for (const provider of providers) {
    provider.mount(app)
    mountPaymentPage(app, provider, outbox)
  }
  mountCarrierSimulators(app, now)
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log({ level: 'error', event: 'simulator-failed', path: context.req.path, error: error.message, stack: error.stack })
    return context.text('The simulator failed', 500)
  })

  const server = await serveBackend({ app, close: outbox.stop }, '127.0.0.1', port)
  origin = server.url
  await outbox.resume(providers)
  return { origin, stop: server.stop }
}
