import type { z } from 'zod'
import { parseJsonText } from './json-text'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'

/** A shopper waits for the call: longer than this is an outage. */
export const PROVIDER_TIMEOUT_MS = 4000

export type ProviderClientSettings = {
  /** Names the provider in messages. */
  provider: string
  /** Base of the paths, without a slash at its end. */
  baseUrl: string
  /** Headers of every call, such as `authorization`. */
  headers: () => Promise<Record<string, string>> | Record<string, string>
  /** The provider's code of an answer 4xx; null when there is none. */
  errorCode: (body: unknown, status: number) => string | null
  timeoutMs?: number
}

export type ProviderCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  json?: unknown
  /** Sent as `application/x-www-form-urlencoded`. */
  form?: Record<string, string>
  headers?: Record<string, string>
}

export type ProviderClient = {
  /** The parsed body of a 2xx answer. Throws a ProviderOutage or a ProviderRefusal. */
  read: <S extends z.ZodType>(schema: S, call: ProviderCall) => Promise<z.output<S>>
  /** A call whose answer has no body of interest: resolves to the headers. Throws as `read` does. */
  send: (call: ProviderCall) => Promise<Headers>
}

/**
 * JSON over HTTP to a provider's API. No answer in time, 5xx, 429 and answers in an undocumented form are outages; another 4xx is
 * a refusal with the provider's code. Messages name the call and the code only: bodies hold personal data, headers hold keys.
 */
export function providerClient(settings: ProviderClientSettings): ProviderClient {
  const { provider, baseUrl, timeoutMs = PROVIDER_TIMEOUT_MS } = settings

  async function exchange({ method, path, json, form, headers }: ProviderCall): Promise<{ headers: Headers; text: string }> {
    const call = `${provider}: ${method} ${path}`
    const always = await settings.headers()
    const answer = await fetchText(call, `${baseUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...always,
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      // Fetch adds the content type of a form by itself.
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    })
    if (answer.status >= 500 || answer.status === 429) throw new ProviderOutage(`${call} answered ${answer.status}`)
    if (answer.status >= 400) {
      const code = settings.errorCode(parseJsonText(answer.text), answer.status) ?? `http-${answer.status}`
      throw new ProviderRefusal(`${call} answered ${answer.status} ${code}`, code)
    }
    return answer
  }

  return {
    async read(schema, call) {
      const { text } = await exchange(call)
      const parsed = schema.safeParse(parseJsonText(text))
      if (parsed.success) return parsed.data
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
      throw new ProviderOutage(`${provider}: ${call.method} ${call.path} answered in an undocumented form (${fields})`)
    },
    send: async (call) => (await exchange(call)).headers,
  }
}

async function fetchText(
  call: string,
  url: string,
  init: RequestInit,
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const answer = await fetch(url, init)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'could not be reached'
    throw new ProviderOutage(`${call} ${reason}`, { cause: error })
  }
}
