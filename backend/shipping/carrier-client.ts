import type { z } from 'zod'
import { BookingRefusal, CarrierOutage } from '../interfaces/carrier'

/** In milliseconds. The shopper waits for the list of service points; a longer wait counts as an outage. */
const CARRIER_TIMEOUT_MS = 2000
/** In milliseconds. A job makes the booking; the call of a shopper waits less (backend/routes/returns.ts). */
const BOOKING_TIMEOUT_MS = 4000
/** The statuses by which carriers refuse a wrong request. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 422])

/** Sends the calls. A test lets its simulators answer in the same process. */
export const carrierNetwork: { send: (url: string, init: RequestInit) => Promise<Response> } = {
  send: (url, init) => fetch(url, init),
}

export type CarrierCall = {
  /** The name of the call in messages, which never contain the address, because some carriers want their key in it. */
  name: string
  url: string
  headers?: Record<string, string>
  /** Sent as a POST. */
  json?: unknown
  timeoutMs?: number
  /** Ends the call in place of its time limit. */
  signal?: AbortSignal | undefined
}

/** The parsed JSON of a 2xx answer; null for 404, by which carriers say that they know nothing. Throws a CarrierOutage. */
export async function readJson<S extends z.ZodType>(schema: S, call: CarrierCall): Promise<z.output<S> | null> {
  const text = await readText(call)
  return text === null ? null : parseAnswer(schema, parseJson(text, call), call)
}

/** The parsed JSON of the answer to a booking. Throws a BookingRefusal for 400, 404 and 422, and a CarrierOutage. */
export async function book<S extends z.ZodType>(schema: S, call: CarrierCall): Promise<z.output<S>> {
  const answer = await send({ ...call, timeoutMs: BOOKING_TIMEOUT_MS })
  if (REFUSED.has(answer.status)) throw new BookingRefusal(`${call.name} answered ${answer.status}`)
  if (!answer.ok) throw new CarrierOutage(`${call.name} answered ${answer.status}`)
  return parseAnswer(schema, parseJson(answer.body.toString(), call), call)
}

/** A file, in base64. Throws a CarrierOutage. */
export async function readFile(call: CarrierCall): Promise<string> {
  const { ok, status, body } = await send(call)
  if (ok) return body.toString('base64')
  throw new CarrierOutage(`${call.name} answered ${status}`)
}

/** The answer as text; null for 404. Throws a CarrierOutage. */
export async function readText(call: CarrierCall): Promise<string | null> {
  const { ok, status, body } = await send(call)
  if (status === 404) return null
  if (ok) return body.toString()
  throw new CarrierOutage(`${call.name} answered ${status}`)
}

async function send({
  name,
  url,
  headers,
  json,
  timeoutMs = CARRIER_TIMEOUT_MS,
  signal = AbortSignal.timeout(timeoutMs),
}: CarrierCall) {
  const all = new Headers({ accept: 'application/json', ...headers })
  if (json !== undefined) all.set('content-type', 'application/json')
  const post = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  try {
    const answer = await carrierNetwork.send(url, { ...post, headers: all, redirect: 'error', signal })
    return { ok: answer.ok, status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    const inTime = !(error instanceof Error && error.name === 'TimeoutError')
    throw new CarrierOutage(`${name} ${inTime ? 'could not be reached' : 'did not answer in time'}`, { cause: error })
  }
}

/** Throws a CarrierOutage when the answer does not have the documented form. */
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
