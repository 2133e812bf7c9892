import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { SIMULATED_CREDENTIALS } from './settings'

/** Life of a token in seconds, as Walley's. */
const LIFE_SECONDS = 3599

const TokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.literal(SIMULATED_CREDENTIALS.clientId),
  client_secret: z.literal(SIMULATED_CREDENTIALS.clientSecret),
  scope: z.string().endsWith('/.default'),
})

/**
 * An access token for the right credentials, null for others. It contains its expiry time,
 * so that it stays valid after a restart.
 */
export function issueToken(request: unknown, now: Date) {
  if (!TokenRequest.safeParse(request).success) return null
  const expires = now.getTime() + LIFE_SECONDS * 1000
  const access_token = `${expires}.${signature(expires)}`
  return { token_type: 'Bearer', expires_in: LIFE_SECONDS, ext_expires_in: LIFE_SECONDS, access_token }
}

/** Whether the header `Authorization` carries a token of the simulator that has not expired. */
export function isAuthorized(header: string | undefined, now: Date): boolean {
  const [, expires, signed] = /^Bearer (\d+)\.(\w+)$/.exec(header ?? '') ?? []
  return expires !== undefined && signed === signature(Number(expires)) && Number(expires) > now.getTime()
}

const signature = (expires: number) =>
  createHmac('sha256', SIMULATED_CREDENTIALS.clientSecret).update(String(expires)).digest('hex')
