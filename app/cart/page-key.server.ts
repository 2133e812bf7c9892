import { randomBytes } from 'node:crypto'

/** A key for one rendering of a page, which its add forms carry where no script gives each a key of its own. */
export function pageKey(): string {
  return randomBytes(9).toString('base64url')
}
