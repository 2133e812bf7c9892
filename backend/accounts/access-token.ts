import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { TOKEN_LIFE_S } from '../../app/commerce/contract/lifetimes'
import { unauthorized } from '../refusal'
import type { Services } from '../services'
import { generationOf } from './token-generation'

/** The owner of a token. `subject` is the id of a customer, or of one order (scope `my-order`, spec section 6). */
export type TokenOwner = { scope: 'account' | 'my-order'; subject: string }

const ISSUER = 'kraftcell'

type Signing = Pick<Services, 'now' | 'signingKey'>
type Reading = Signing & Pick<Services, 'db'>

/** `generation` is that of the account's tokens; absent in tokens of the first release and of orders. */
const Claims = z.object({
  scope: z.enum(['account', 'my-order']),
  sub: z.string(),
  generation: z.number().int().default(0),
})

/** Signs a JWT with HS256, valid from now on for `TOKEN_LIFE_S`, or until the generation of the account's tokens changes. */
export function signAccessToken(
  { scope, subject, generation = 0 }: TokenOwner & { generation?: number },
  { now, signingKey }: Signing,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000)
  return new SignJWT({ scope, generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_LIFE_S)
    .sign(signingKey)
}

/**
 * The subject of a bearer token of this scope; 401 when the header is missing, or the token forged, expired or of another scope.
 */
export async function requireBearer(
  authorization: string | undefined,
  scope: TokenOwner['scope'],
  services: Reading,
): Promise<string> {
  const subject = await readBearer(authorization, scope, services)
  if (subject === null) throw unauthorized('A valid access token is required')
  return subject
}

/**
 * Like `requireBearer`, for calls that guests may make: null without a valid token. A token of an account becomes invalid when
 * the password is changed or the account closed.
 */
export async function readBearer(
  authorization: string | undefined,
  scope: TokenOwner['scope'],
  services: Reading,
): Promise<string | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const claims = await readClaims(token, services)
  if (claims === null || claims.scope !== scope) return null
  if (scope === 'my-order') return claims.sub
  return (await generationOf(claims.sub, services.db))?.generation === claims.generation ? claims.sub : null
}

async function readClaims(token: string, { now, signingKey }: Signing): Promise<z.output<typeof Claims> | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now() })
    return Claims.parse(payload)
  } catch {
    // The caller does not need the reason: the token is not valid.
    return null
  }
}
