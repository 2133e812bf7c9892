import type { z } from 'zod'
import type { Language } from './contract/languages'
import { type Ask, type BackendAnswer, MAX_ANSWER_BYTES } from './ask-backend.server'
import { BackendError, type FailureKind } from './backend-error'
import { type CallName, type CallRow, type Calls, calls } from './contract/calls'
import { Problem } from './contract/problem'
import { readAnswerBody } from './read-answer-body'
import { retryAfter } from './retry-after'

/** Milliseconds until a call counts as an outage, unless its row of the contract has its own timeout. */
const TIMEOUT_MS = { GET: 2500, POST: 4000, PUT: 4000 } as const

/** The storefront a call speaks for; `token` is the shopper's bearer token. */
export type Caller = { language: Language; storeId: number; token?: string }

/** A value of a query: a list is repeated, an object becomes its members. */
type Written = string | number | undefined | readonly Written[] | { readonly [member: string]: Written }

type Params = Readonly<Record<string, string | number>>
type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodType }
  ? { body: z.input<B> }
  : { body?: undefined }
/** `until` is a time of `performance.now()` at which the call ends at the latest, before its own timeout. */
export type CallOptions<N extends CallName> = {
  params?: Params
  query?: z.input<Calls[N]['query']>
  until?: number
} & BodyOf<N>
export type Answer<N extends CallName> = z.output<Calls[N]['answer']>
/** `malformed` is the number of entries that were left out of the answer because they break the contract. */
export type Called<N extends CallName> = { answer: Answer<N>; malformed: number; headers: Pick<Headers, 'get'> }
export type Call = <N extends CallName>(name: N, options: CallOptions<N>) => Promise<Called<N>>

/**
 * Binds the calls of the contract to one storefront. Each call carries `locale` and `sid` (spec section 7), is checked against
 * the contract, and fails with a BackendError only. A GET is repeated once after a failed connection, but not after a timeout.
 */
export function createCall(backendUrl: string, ask: Ask, caller: Caller): Call {
  return async (name, options) => {
    const url = callUrl(backendUrl, name, caller, options)
    const row: CallRow = calls[name]
    const limit = timeLimit(Math.min(row.timeoutMs ?? TIMEOUT_MS[row.method], (options.until ?? Infinity) - performance.now()))
    try {
      const answer = await send(ask, name, url, caller, options.body, limit.signal)
      return Object.assign(await readAnswer(name, answer), { headers: answer.headers })
    } finally {
      limit.clear()
    }
  }
}

/** As `AbortSignal.timeout`, whose timer would keep what hangs on a call in memory until its time has passed. */
function timeLimit(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('The backend took too long', 'TimeoutError'))
  const timer = setTimeout(abort, Math.max(0, Math.ceil(milliseconds)))
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}

function callUrl(
  backendUrl: string,
  name: CallName,
  caller: Caller,
  { params = {}, query = {} }: { params?: Params; query?: Readonly<Record<string, Written>> },
): URL {
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const url = new URL(path, backendUrl)
  for (const [key, value] of Object.entries(query)) writeParameter(url.searchParams, key, value)
  url.searchParams.set('locale', caller.language)
  url.searchParams.set('sid', String(caller.storeId))
  return url
}

const isList = (value: Written): value is readonly Written[] => Array.isArray(value)

/** A list is written once per value, a member of an object as `object.member`. */
function writeParameter(search: URLSearchParams, key: string, value: Written): void {
  if (value === undefined) return
  if (isList(value)) for (const one of value) writeParameter(search, key, one)
  else if (typeof value === 'object')
    for (const [member, inner] of Object.entries(value)) writeParameter(search, `${key}.${member}`, inner)
  else search.append(key, String(value))
}

async function send(
  ask: Ask,
  name: CallName,
  url: URL,
  { token }: Caller,
  given: unknown,
  signal: AbortSignal,
): Promise<BackendAnswer> {
  const { method } = calls[name]
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (given !== undefined) headers['content-type'] = 'application/json'
  const body = given === undefined ? null : JSON.stringify(given)
  const request = () => ask(url, { method, headers, body, signal })
  try {
    return await (method === 'GET'
      ? request().catch((error: unknown) => (isTimeout(error) ? Promise.reject(error) : request()))
      : request())
  } catch (cause) {
    throw new BackendError('unavailable', name, 'no answer', 0, '', { cause })
  }
}

function isTimeout(error: unknown): error is Error {
  return error instanceof Error && error.name === 'TimeoutError'
}

async function readAnswer<N extends CallName>(name: N, response: BackendAnswer): Promise<Omit<Called<N>, 'headers'>>
async function readAnswer(name: CallName, response: BackendAnswer): Promise<{ answer: unknown; malformed: number }> {
  if (!response.ok) throw await refusal(name, response)
  const text = await readText(response).catch((cause: unknown) => {
    throw new BackendError('unavailable', name, 'answer broke off', response.status, '', { cause })
  })
  if (text === null) throw new BackendError('malformed', name, `answer of more than ${MAX_ANSWER_BYTES} bytes`, response.status)
  const body = text === '' ? null : parseJson(text)
  const read = readAnswerBody(name, body)
  if (read.error !== null) throw new BackendError('malformed', name, read.error, response.status)
  return read
}

const decoder = new TextDecoder()

/** The body as text; null when it exceeds the maximum length, at which reading stops. */
async function readText({ body }: BackendAnswer): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  return decoder.decode(Buffer.concat(chunks))
}

async function refusal(name: CallName, response: BackendAnswer): Promise<BackendError> {
  const text = await readText(response).catch((cause: unknown) => {
    throw new BackendError('unavailable', name, 'answer broke off', response.status, '', { cause })
  })
  const problem = Problem.safeParse(parseJson(text ?? ''))
  const { code, title } = problem.success ? problem.data : { code: '', title: `status ${response.status}` }
  return new BackendError(kindOf(name, response.status), name, title, response.status, code, {
    retryAfter: retryAfter(response.headers, Date.now()),
  })
}

/** A backend that answers 429 is busy: it has not refused what it was asked. Nor has one that redirects. */
function kindOf(name: CallName, status: number): FailureKind {
  if (isMissing(name, status)) return 'not-found'
  return status >= 400 && status < 500 && status !== 429 ? 'rejected' : 'unavailable'
}

/**
 * An address that the backend cannot read (400, 414), such as one with a NUL, counts as not found, and so does one that is gone
 * for good (410). A refused POST is a fault of ours.
 */
function isMissing(name: CallName, status: number): boolean {
  return status === 404 || (calls[name].method === 'GET' && [400, 410, 414].includes(status))
}

/** An escaped half of a surrogate pair. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/

/** A half without its other half becomes U+FFFD: no address can be made of it (`encodeURIComponent` throws). */
function parseJson(text: string): unknown {
  try {
    return ESCAPED_SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch {
    return undefined
  }
}

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value
