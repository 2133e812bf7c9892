import { randomBytes } from 'node:crypto'
import { SHARED_KEY } from './rules/one-time-key'

/**
 * A one-time key for one rendering of a page, or the key of all shared pages. Its add forms carry the key when
 * no script sets one for each submission.
 */
export function pageKey(isShared: boolean): string {
  return isShared ? SHARED_KEY : randomBytes(9).toString('base64url')
}
