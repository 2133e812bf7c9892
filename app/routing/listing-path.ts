import type { Language } from '../store/languages'
import { href } from './href'

const CATEGORY = /^(?<uri>.+)\/index\.html$/
const GHOST = /^(?<uri>.+)\/ALLA\/sida\.html$/

/** A category listing or a ghost-category listing; `uri` is the category's path of slugs. */
export type ListingPath = { uri: string; ghost: boolean }

/** Reads the path after `artiklar/`; null when it is neither kind of listing (spec section 2). */
export function parseListingPath(path: string): ListingPath | null {
  const ghost = GHOST.exec(path)?.groups?.uri
  if (ghost !== undefined) return { uri: ghost, ghost: true }
  const category = CATEGORY.exec(path)?.groups?.uri
  return category === undefined ? null : { uri: category, ghost: false }
}

/**
 * The listings that a path can mean: first as it is written, then corrected for capitals, a trailing slash or a missing
 * `index.html`. The backend decides which one exists. Empty for a path that is no listing.
 */
export function meantListings(path: string): ListingPath[] {
  const written = parseListingPath(path)
  const likely = likelyListing(path.toLowerCase().split('/').filter(Boolean).join('/'))
  const isSame = written !== null && likely?.uri === written.uri && likely.ghost === written.ghost
  return [...(written ? [written] : []), ...(likely && !isSame ? [likely] : [])]
}

function likelyListing(path: string): ListingPath | null {
  const ghost = /^(?<uri>.+)\/alla\/sida\.html$/.exec(path)?.groups?.uri
  if (ghost !== undefined) return { uri: ghost, ghost: true }
  const uri = path.replace(/\/index\.html$/, '')
  return uri === '' || uri.endsWith('.html') ? null : { uri, ghost: false }
}

/** The address of a category's listing or ghost listing. */
export function listingHref(language: Language, { uri, ghost }: ListingPath): string {
  return ghost ? ghostHref(language, uri) : categoryHref(language, uri)
}

/** The page that a link to a category leads to: a category that the menu does not show has a ghost listing (spec section 2). */
export function linkedCategory(
  language: Language,
  { uri, show_in_menu: isShown }: { uri: string; show_in_menu: boolean },
): string {
  return listingHref(language, { uri, ghost: !isShown })
}

/** The address of a category's listing; `uri` is its path as the backend gives it. */
export function categoryHref(language: Language, uri: string): string {
  return href('listing', language, { '*': `${uri}/index.html` })
}

/** All products of a category and those below it in one listing, for categories the menu does not show. */
export function ghostHref(language: Language, uri: string): string {
  return href('listing', language, { '*': `${uri}/ALLA/sida.html` })
}
