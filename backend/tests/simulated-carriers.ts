import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { carrierNetwork } from '../shipping/carrier-client'
import { mountCarrierSimulators } from '../shipping/mount-simulators'

/** The simulators that answer in this process, by their origin. */
const simulators = new Map<string, Hono>()

/**
 * The carriers' simulators at an origin of their own. They are asked without a connection: on a busy machine an answer over HTTP
 * comes later than the shop waits for a carrier.
 */
export function simulatedCarriers(now: () => Date): { origin: string; stop: () => void } {
  const origin = `http://${randomUUID()}.carriers.test`
  const app = new Hono()
  mountCarrierSimulators(app, now)
  simulators.set(origin, app)
  return { origin, stop: () => simulators.delete(origin) }
}

const { send } = carrierNetwork
carrierNetwork.send = async (url, init) => {
  const simulator = simulators.get(new URL(url).origin)
  return simulator === undefined ? send(url, init) : simulator.fetch(new Request(url, init))
}
