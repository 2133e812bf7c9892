import type { Language } from '../store/languages'
import { href } from './href'

const CATEGORY = /^(?<uri>.+)\/index\.html$/
const GHOST = /^(?<uri>.+)\/ALLA\/sida\.html$/

/** A category listing or a ghost-category listing; `uri` is the category's line of slugs. */
export type ListingPath = { uri: string; ghost: boolean }

/** Reads what stands behind `artiklar/`; null when it is neither kind of listing and so no page (spec section 2). */
export function parseListingPath(path: string): ListingPath | null {
  const ghost = GHOST.exec(path)?.groups?.uri
  if (ghost !== undefined) return { uri: ghost, ghost: true }
  const category = CATEGORY.exec(path)?.groups?.uri
  return category === undefined ? null : { uri: category, ghost: false }
}

export function categoryHref(language: Language, uri: string): string {
  return href('listing', language, { '*': `${uri}/index.html` })
}

/** All products of a category and those below it in one listing, for categories the menu does not show. */
export function ghostHref(language: Language, uri: string): string {
  return href('listing', language, { '*': `${uri}/ALLA/sida.html` })
}
