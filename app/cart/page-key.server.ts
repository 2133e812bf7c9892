import { randomBytes } from 'node:crypto'

/** A one-time key for one rendering of a page. Its add forms carry the key when no script sets one for each submission. */
export function pageKey(): string {
  return randomBytes(9).toString('base64url')
}
