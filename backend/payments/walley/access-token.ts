import { z } from 'zod'
import type { ProviderClient } from '../provider-client'

/** Scopes of the token: Walley's constants for its test and its production environment. */
const SCOPES = {
  test: '705798e0-8cef-427c-ae00-6023deba29af/.default',
  production: 'a3f3019f-2be9-41cc-a254-7bb347238e89/.default',
}

/**
 * The scope for the API at this address. Walley's test hosts are below `uat`; its documentation names more than one live host.
 */
export const scopeOf = (apiUrl: string): string =>
  new URL(apiUrl).hostname.split('.').includes('uat') ? SCOPES.test : SCOPES.production

/** A token is renewed this long before it expires, so that none expires on its way. */
const MARGIN_MS = 60_000

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export type Credentials = { apiUrl: string; clientId: string; clientSecret: string }

export type AccessToken = {
  /** A token that is still valid; calls at the same time share one request. Throws a ProviderOutage or a ProviderRefusal. */
  get: () => Promise<string>
  /** Forgets this token, which Walley has refused. */
  drop: (token: string) => void
}

/** Bearer tokens from client credentials (OAuth 2.0), kept until shortly before they expire. */
export function accessToken(client: Pick<ProviderClient, 'read'>, credentials: Credentials, now: () => Date): AccessToken {
  let kept: { token: string; until: number } | null = null
  let request: Promise<string> | null = null

  async function renew(): Promise<string> {
    const asked = now().getTime()
    const { access_token: token, expires_in: seconds } = await client.read(Token, {
      method: 'POST',
      path: '/oauth2/v2.0/token',
      form: {
        grant_type: 'client_credentials',
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        scope: scopeOf(credentials.apiUrl),
      },
    })
    kept = { token, until: asked + seconds * 1000 - MARGIN_MS }
    return token
  }

  return {
    async get() {
      if (kept !== null && now().getTime() < kept.until) return kept.token
      request ??= renew().finally(() => (request = null))
      return request
    },
    drop(token) {
      if (kept?.token === token) kept = null
    },
  }
}
