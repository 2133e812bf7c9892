import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { z } from 'zod'
import type { Services } from '../services'

type Signing = Pick<Services, 'signingKey'>

/**
 * Tokens of mailed links that are valid for some days and for one purpose, each with an issuer and so a key of its own. They are
 * encrypted, because addresses of pages end up in logs.
 */
export function expiringTokens<Schema extends z.ZodObject>(issuer: string, days: number, schema: Schema) {
  const keyOf = ({ signingKey }: Signing) => createHash('sha256').update(issuer).update(signingKey).digest()
  return {
    sign: (about: z.output<Schema>, now: Date, services: Signing): Promise<string> =>
      new EncryptJWT(about)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuer(issuer)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + days * 24 * 3600)
        .encrypt(keyOf(services)),
    /** The subject of a token; null for a token that is not valid any more. */
    async read(token: string, now: Date, services: Signing): Promise<z.output<Schema> | null> {
      try {
        const { payload } = await jwtDecrypt(token, keyOf(services), { issuer, currentDate: now })
        return schema.parse(payload)
      } catch {
        // The caller does not need the reason: the token is not valid.
        return null
      }
    },
  }
}
