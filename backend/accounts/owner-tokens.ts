import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Services } from '../services'

const Owner = z.object({ email: z.email(), store_id: z.number().int() })

/** The e-mail address and store that an access token identifies. */
type Owner = z.output<typeof Owner>

type Signing = Pick<Services, 'signingKey'>

/**
 * Access tokens of the links by which a recipient ends the mails of one kind. They are encrypted, because addresses of pages end
 * up in logs, and do not expire. Each kind has an issuer of its own, so that a token ends nothing of another.
 */
function ownerTokens(issuer: string) {
  const keyOf = ({ signingKey }: Signing) => createHash('sha256').update(issuer).update(signingKey).digest()
  return {
    sign: (owner: Owner, services: Signing): Promise<string> =>
      new EncryptJWT(owner).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setIssuer(issuer).encrypt(keyOf(services)),
    /** The owner that an access token names; null for a token that is not valid. */
    async read(token: string, services: Signing): Promise<Owner | null> {
      try {
        const { payload } = await jwtDecrypt(token, keyOf(services), { issuer })
        return Owner.parse(payload)
      } catch {
        // The caller does not need the reason: the token is not valid.
        return null
      }
    },
  }
}

export const noticeTokens = ownerTokens('kraftcell-stock-notifications')
export const newsletterTokens = ownerTokens('kraftcell-newsletter')
export const reviewMailTokens = ownerTokens('kraftcell-review-mails')
