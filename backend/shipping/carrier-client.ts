import type { z } from 'zod'
import { CarrierOutage } from './carrier'

/** The shopper waits for the list of service points: longer than this is an outage. */
const CARRIER_TIMEOUT_MS = 2000

/** Sends the calls. A test lets its simulators answer in the same process. */
export const carrierNetwork: { send: (url: string, init: RequestInit) => Promise<Response> } = {
  send: (url, init) => fetch(url, init),
}

export type CarrierCall = {
  /** Names the call in messages, which never contain the address: some carriers want their key in it. */
  name: string
  url: string
  headers?: Record<string, string>
  /** Sent as a POST. */
  json?: unknown
  timeoutMs?: number
}

/** The parsed JSON of a 2xx answer; null for 404, by which carriers tell that they know nothing. Throws a CarrierOutage. */
export async function readJson<S extends z.ZodType>(schema: S, call: CarrierCall): Promise<z.output<S> | null> {
  const text = await readText(call)
  return text === null ? null : parseAnswer(schema, parseJson(text, call), call)
}

/** The answer as text; null for 404. Throws a CarrierOutage. */
export async function readText({
  name,
  url,
  headers,
  json,
  timeoutMs = CARRIER_TIMEOUT_MS,
}: CarrierCall): Promise<string | null> {
  const all = new Headers({ accept: 'application/json', ...headers })
  if (json !== undefined) all.set('content-type', 'application/json')
  const post = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await carrierNetwork.send(url, { ...post, headers: all, redirect: 'error', signal })
    const text = await answer.text()
    if (answer.status === 404) return null
    if (answer.ok) return text
    throw new CarrierOutage(`${name} answered ${answer.status}`)
  } catch (error) {
    if (error instanceof CarrierOutage) throw error
    const inTime = !(error instanceof Error && error.name === 'TimeoutError')
    throw new CarrierOutage(`${name} ${inTime ? 'could not be reached' : 'did not answer in time'}`, { cause: error })
  }
}

/** Throws a CarrierOutage when the answer has another form than documented. */
export function parseAnswer<S extends z.ZodType>(schema: S, answer: unknown, { name }: Pick<CarrierCall, 'name'>): z.output<S> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new CarrierOutage(`${name} answered in an undocumented form (${fields})`)
}

function parseJson(text: string, { name }: CarrierCall): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CarrierOutage(`${name} answered no JSON`, { cause: error })
  }
}

export const basicAuth = (user: string, password: string): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})
