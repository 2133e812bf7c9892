import { randomText } from '../server/security/random-text.server'
import { SHARED_KEY } from './rules/one-time-key'

/**
 * A one-time key for one rendering of a page, or the key of all shared pages. Its add forms carry the key when
 * no script sets one for each submission.
 */
export function pageKey(isShared: boolean): string {
  return isShared ? SHARED_KEY : randomText(9, 'base64url')
}
