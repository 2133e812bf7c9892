import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Services } from '../services'

/** A token that cannot be guessed, for a link or a login. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The token of the link in a mail, which is the same at each attempt to send the mail. `key` names the mail. Only the shop can
 * derive it.
 */
export const tokenOfMail = (key: string, { signingKey }: Pick<Services, 'signingKey'>): string =>
  createHmac('sha256', signingKey).update(`link in ${key}`).digest('base64url')

/** The stored form of a token: its SHA-256. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
