import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Services } from '../services'

const ISSUER = 'kraftcell-notice-confirmation'
/** Days in which a stock notice can be confirmed; then its request is deleted. */
export const CONFIRMATION_DAYS = 7

/** The request for a stock notice that a link confirms. */
const Asked = z.object({ product_id: z.number().int(), store_id: z.number().int(), email: z.email() })
export type AskedNotice = z.output<typeof Asked>

type Signing = Pick<Services, 'signingKey'>
const keyOf = ({ signingKey }: Signing) => createHash('sha256').update(ISSUER).update(signingKey).digest()

/** The token of the link that confirms a stock notice. It is encrypted, because addresses of pages end up in logs, and expires. */
export const signNotice = (asked: AskedNotice, now: Date, services: Signing): Promise<string> =>
  new EncryptJWT(asked)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(ISSUER)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + CONFIRMATION_DAYS * 24 * 3600)
    .encrypt(keyOf(services))

/** The request that a token names; null for a token that is not valid any more. */
export async function readNotice(token: string, now: Date, services: Signing): Promise<AskedNotice | null> {
  try {
    const { payload } = await jwtDecrypt(token, keyOf(services), { issuer: ISSUER, currentDate: now })
    return Asked.parse(payload)
  } catch {
    // The caller does not need the reason: the token is not valid.
    return null
  }
}
