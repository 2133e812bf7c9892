import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ProviderOutage, ProviderRefusal } from '../../interfaces/provider'
import { providerClient, type ProviderCall, type ProviderClient } from '../provider-client'
import { accessToken, type Credentials } from './access-token'

/** Walley's codes are HTTP statuses, and 900 for a refusal by a business rule. They come with or without a body. */
const Failure = z.object({ error: z.object({ code: z.union([z.number(), z.string()]) }) })

/** Codes for which Walley's documentation asks to try again: a conflict with a change that is under way, and a lock. */
const TRY_AGAIN = [409, 423]

export type WalleyApi = {
  read: ProviderClient['read']
  /** When Walley refuses the call, `isDone` tells whether its effect exists already; then the call counts as a success. */
  send: (call: ProviderCall, isDone?: () => Promise<boolean>) => Promise<void>
}

/**
 * Walley's HTTP API with a bearer token. Throws a ProviderOutage when Walley does not answer or asks to try again later, and a
 * ProviderRefusal with Walley's code.
 */
export function walleyApi(credentials: Credentials, now: () => Date): WalleyApi {
  const client = providerClient({
    provider: 'walley',
    baseUrl: credentials.apiUrl,
    headers: () => ({}),
    errorCode: (body) => {
      const failure = Failure.safeParse(body)
      return failure.success ? String(failure.data.error.code) : null
    },
  })
  const tokens = accessToken(client, credentials, now)

  /** A token can be revoked before it expires: the call is repeated once with a new one. */
  async function authorized<T>(call: ProviderCall, run: (call: ProviderCall) => Promise<T>): Promise<T> {
    const token = await tokens.get()
    try {
      return await run(withToken(call, token))
    } catch (error) {
      if (!hasCode(error, 401)) throw error
      tokens.drop(token)
      return run(withToken(call, await tokens.get()))
    }
  }

  return {
    async read(schema, call) {
      try {
        return await authorized(call, (prepared) => client.read(schema, prepared))
      } catch (error) {
        throw orOutage(error)
      }
    },
    async send(call, isDone) {
      try {
        await authorized(call, client.send)
      } catch (error) {
        if (error instanceof ProviderRefusal && (await isDone?.()) === true) return
        throw orOutage(error)
      }
    },
  }
}

/** Whether Walley refused a call with this code, in the answer or as its HTTP status. */
export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof ProviderRefusal && (error.code === String(code) || error.code === `http-${code}`)

/** The header that makes a repeated call count once. Walley recommends a GUID, so the key is hashed into one. */
export function idempotent(key: string): Record<string, string> {
  const hex = createHash('sha256').update(key).digest('hex')
  return { 'x-idempotency': hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5') }
}

const withToken = (call: ProviderCall, token: string): ProviderCall => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
})

const orOutage = (error: unknown): unknown =>
  error instanceof ProviderRefusal && TRY_AGAIN.some((code) => hasCode(error, code))
    ? new ProviderOutage(error.message, { cause: error })
    : error
