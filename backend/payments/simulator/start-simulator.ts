import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { type Served, serveBackend } from '../../serve'
import type { Services } from '../../services'
import { mountCarrierSimulators } from '../../shipping/mount-simulators'
import { PROVIDER_ROWS } from '../providers'
import { jsonFiles } from './json-files'
import { mountPaymentPage } from './payment-page-routes'
import type { SimulatorFactory } from './provider-simulator'
import { webhookOutbox } from './webhook-outbox'

const MAX_BODY_BYTES = 256 * 1024

export type SimulatorOptions = {
  /** The folder of the simulators' state; two processes must not share one. */
  folder: string
  /**
   * On 127.0.0.1; 0: the port of the last start in this folder if it is free, since payments that
   * were begun lead there, else any free one.
   */
  port: number
  now?: () => Date
  log: Services['log']
  /** By default those of all payment providers. */
  simulators?: readonly SimulatorFactory[]
}

/** `flushWebhooks` tries each waiting webhook once, whenever it is due: for callers with their own clock. */
export type Simulator = { origin: string; flushWebhooks: () => Promise<void>; stop: () => Promise<void> }

/**
 * Serves the simulators of the payment providers and carriers, for shops without their keys: each speaks the API it stands for,
 * those of providers show a test payment page too. The state of a provider's simulator survives the death of the process.
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { folder, port, log, now = () => new Date() } = options
  const simulators = options.simulators ?? PROVIDER_ROWS.map(({ simulator }) => simulator)
  const outbox = webhookOutbox({ folder: join(folder, 'webhooks'), now, log })
  let origin = ''

  const providers = simulators.map((create) => {
    const provider = create({
      folder,
      now,
      log,
      origin: () => origin,
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

  const server = await serveOn(port, folder, app)
  origin = server.url
  await outbox.resume(providers)
  return { origin, flushWebhooks: outbox.flush, stop: () => server.stop().then(outbox.stop) }
}

const Address = z.object({ port: z.number().int() })

/** Serves on `port`, or for 0 on the port noted in the folder; notes the port for the next start. */
async function serveOn(port: number, folder: string, app: Hono): Promise<Served> {
  const serve = (at: number) => serveBackend({ app, close: () => Promise.resolve() }, '127.0.0.1', at)
  const notes = jsonFiles(folder, Address)
  const former = port === 0 ? await notes.find('address') : null
  const server = await serve(former?.port ?? port).catch((error: unknown) => {
    if (former === null || !isInUse(error)) throw error
    return serve(0)
  })
  const address = { port: Number(new URL(server.url).port) }
  await notes.create('address', address)
  await notes.change('address', () => address)
  return server
}

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
