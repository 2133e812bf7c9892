import { ADDED, UPSELL } from '../cart/rules/added'
import { THANKS } from '../forms/thanks'
import { NEXT } from '../login/login-mode'
import { INVITATION } from '../reviews/invitation'
import { CARRIED_OUT } from '../routing/carried-out'
import { fullPattern, PAGE_NAMES } from '../routing/patterns'
import { isRead } from '../routing/read-names'
import type { PageName } from '../routing/pages'
import { isLanguage, type Language } from '../store/languages'

/**
 * The pages that are the same for all visitors without a session, login, VAT or campaign cookie.
 * All others are rendered for each request.
 */
export const SHARED_PAGES: ReadonlySet<PageName> = new Set([
  ...(['home', 'product', 'listing', 'search', 'brand', 'tag', 'finder', 'device', 'content'] as const),
])

/** Query names that change the page for one visitor: what a form has answered, a dialog or the drawer that the address opens. */
const PERSONAL = new Set<string>([
  ...CARRIED_OUT,
  ADDED,
  UPSELL,
  THANKS,
  NEXT,
  INVITATION,
  'login',
  'cart',
  'removed',
  'rejected',
  'notice',
])

/** The first path segments below the language of all other pages. */
const OTHERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  sv: otherSegments('sv'),
  no: otherSegments('no'),
  de: otherSegments('de'),
  da: otherSegments('da'),
}

function otherSegments(language: Language): ReadonlySet<string> {
  const others = PAGE_NAMES.filter((page) => !SHARED_PAGES.has(page))
  return new Set(others.map((page) => fullPattern(page, language).split('/')[0]?.toLowerCase() ?? ''))
}

/**
 * The address under which a page is shared: path and the query names that pages read, so that campaign parameters and unknown
 * names lead to the same page. Null for an address whose page may be personal, and for one that is no page of a language.
 */
export function sharedAddress(pathname: string, search: string): string | null {
  const [, language, segment = ''] = pathname.split('/', 3)
  if (!isLanguage(language) || pathname.endsWith('.data') || OTHERS[language].has(decoded(segment))) return null
  if (search === '' || search === '?') return pathname
  const pairs = search.slice(1).split('&')
  const kept: string[] = []
  for (const pair of pairs) {
    const name = [...new URLSearchParams(pair).keys()][0] ?? ''
    if (PERSONAL.has(name)) return null
    if (isRead(name)) kept.push(pair)
  }
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`
}

/** As the router compares paths: decoded, and without regard to case. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
