import { jwtVerify, SignJWT } from 'jose'
import { unauthorized } from '../http/refusal'
import type { Services } from '../services'

/** Lifetime of access and refresh tokens (spec section 9). */
export const TOKEN_SECONDS = 3600

/** The owner of a token. `subject` is the id of a customer, or of one order (scope `my-order`, spec section 6). */
export type TokenOwner = { scope: 'account' | 'my-order'; subject: string }

const ISSUER = 'kraftcell'

type Signing = Pick<Services, 'now' | 'signingKey'>

/** Signs a JWT with HS256, valid from now on for `TOKEN_SECONDS`. */
export function signAccessToken({ scope, subject }: TokenOwner, { now, signingKey }: Signing): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000)
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_SECONDS)
    .sign(signingKey)
}

/** The subject of a bearer token of this scope; 401 when the header is missing, or the token forged, expired or of another scope. */
export async function requireBearer(
  authorization: string | undefined,
  scope: TokenOwner['scope'],
  services: Signing,
): Promise<string> {
  const subject = await readBearer(authorization, scope, services)
  if (subject === null) throw unauthorized('A valid access token is required')
  return subject
}

/** Like `requireBearer`, for calls that guests may make: null without a valid token. */
export async function readBearer(
  authorization: string | undefined,
  scope: TokenOwner['scope'],
  { now, signingKey }: Signing,
): Promise<string | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  try {
    const { payload } = await jwtVerify(token, signingKey, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now() })
    return payload.scope === scope ? (payload.sub ?? null) : null
  } catch {
    // The caller does not need the reason: the token is not valid.
    return null
  }
}
