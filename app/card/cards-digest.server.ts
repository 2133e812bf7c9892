import { createHash } from 'node:crypto'
import { jsonDigest } from '../fragments/json-digest.server'
import type { CardProduct } from './rules/card-product'

/** The digest of cards that a document has as markup alone (decision 081): it differs when a card shows something else. */
export function digestOf(cards: readonly CardProduct[]): string {
  return createHash('sha1').update(cards.map(jsonDigest).join()).digest('base64url')
}
