import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '../services'

type Signing = Pick<Services, 'signingKey'>

const IV_BYTES = 12
const TAG_BYTES = 16

/** The keyed hash by which a code is found. */
export const hashCode = (code: string, { signingKey }: Signing): string =>
  createHmac('sha256', derived(signingKey, 'gift-card-hash')).update(code).digest('base64url')

/** The code encrypted for the card with this id (AES-256-GCM). */
export function sealCode(code: string, cardId: string, { signingKey }: Signing): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derived(signingKey, 'gift-card-code'), iv).setAAD(Buffer.from(cardId))
  const encrypted = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The code of a card; throws when it was sealed for another card or with another key. */
export function openCode(sealed: string, cardId: string, { signingKey }: Signing): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', derived(signingKey, 'gift-card-code'), bytes.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(cardId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A key for one purpose, derived from the secret that signs tokens. */
const derived = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32))
