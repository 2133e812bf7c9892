import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Services } from '../services'

const ISSUER = 'kraftcell-stock-notifications'
const Owner = z.object({ email: z.email(), store_id: z.number().int() })

/** The e-mail address and store that an access token stands for. */
export type NoticeOwner = z.output<typeof Owner>

type Signing = Pick<Services, 'signingKey'>

/** The access token of the link in a stock notice. It is encrypted, because addresses of pages end up in logs. It does not expire. */
export function noticeAccess(owner: NoticeOwner, { signingKey }: Signing): Promise<string> {
  return new EncryptJWT(owner).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setIssuer(ISSUER).encrypt(keyOf(signingKey))
}

/** The owner that an access token names; null for a token that is not valid. */
export async function readNoticeAccess(token: string, { signingKey }: Signing): Promise<NoticeOwner | null> {
  try {
    const { payload } = await jwtDecrypt(token, keyOf(signingKey), { issuer: ISSUER })
    return Owner.parse(payload)
  } catch {
    // The caller does not need the reason: the token is not valid.
    return null
  }
}

const keyOf = (signingKey: Uint8Array) => createHash('sha256').update(ISSUER).update(signingKey).digest()
