import { discountRedirect } from '../routing/discount-redirect'
import { isRead } from '../routing/read-names'
import { findResource } from '../routing/resources'
import { languageOfPath } from '../store/languages'

/** A link as the browser knows it. `documentOnly` is the attribute `data-document`. */
export type LinkFacts = { href: string; target: string; download: boolean; documentOnly: boolean }

/**
 * The address of a link that scripts can follow without loading a document, or null. It is a page of the same language,
 * and its query has only names that pages read: all others, such as start-up parameters (spec section 2), are the
 * server's, which needs the whole request.
 */
export function innerAddress({ href, target, download, documentOnly }: LinkFacts, here: string): string | null {
  const url = new URL(href, here)
  const current = new URL(here)
  if (documentOnly || download || (target !== '' && target !== '_self') || url.origin !== current.origin) return null
  const language = languageOfPath(url.pathname)
  if (discountRedirect(url) !== null) return null
  if (language === undefined || language !== languageOfPath(current.pathname) || findResource(url.pathname) !== null) return null
  if (![...url.searchParams.keys()].every(isRead)) return null
  // The browser itself goes to a place on the same page.
  if (url.hash !== '' && url.pathname === current.pathname && url.search === current.search) return null
  return url.pathname + url.search + url.hash
}
