import { createHash, randomBytes } from 'node:crypto'

/** A token that cannot be guessed, for a link or a login. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: its SHA-256. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
