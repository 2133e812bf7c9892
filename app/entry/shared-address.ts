import { ADDED, UPSELL } from '../cart/rules/added'
import { THANKS } from '../forms/thanks'
import { NEXT } from '../login/login-mode'
import { INVITATION } from '../reviews/invitation'
import { CARRIED_OUT } from '../routing/carried-out'
import { fullPattern, PAGE_NAMES, routeId } from '../routing/patterns'
import { isRead } from '../routing/read-names'
import type { PageName } from '../routing/pages'
import { type Language, languageOfPath } from '../store/languages'

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

/** The ids of the routes of all shared pages. */
const SHARED_ROUTES: Readonly<Record<Language, ReadonlySet<string>>> = {
  sv: sharedRoutes('sv'),
  no: sharedRoutes('no'),
  de: sharedRoutes('de'),
  da: sharedRoutes('da'),
}

function sharedRoutes(language: Language): ReadonlySet<string> {
  return new Set([...SHARED_PAGES].map((page) => routeId(page, language)))
}

function otherSegments(language: Language): ReadonlySet<string> {
  const others = PAGE_NAMES.filter((page) => !SHARED_PAGES.has(page))
  return new Set(others.map((page) => fullPattern(page, language).split('/')[0]?.toLowerCase() ?? ''))
}

/** The end of an address whose answer is the data of a page, and the query name of the route whose data it is. */
const DATA = '.data'
const ROUTE = '_routes'

/**
 * The address under which a page, or the data of one, is shared: path and the query names that pages read, so that campaign
 * parameters and unknown names lead to the same page. Null for an address whose page may be personal, and for one that is no page
 * of a language. Data is shared if it is that of the page's own route: the cart around it belongs to another.
 */
export function sharedAddress(pathname: string, search: string): string | null {
  const language = languageOfPath(pathname)
  const [, , segment = ''] = pathname.split('/', 3)
  if (language === undefined || OTHERS[language].has(decoded(segment))) return null
  const isData = pathname.endsWith(DATA)
  if (search === '' || search === '?') return isData ? null : pathname
  const kept: string[] = []
  let routes = 0
  for (const pair of search.slice(1).split('&')) {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    if (PERSONAL.has(name)) return null
    if (isData && name === ROUTE) {
      if (!SHARED_ROUTES[language].has(value)) return null
      routes += 1
    } else if (!isRead(name)) continue
    kept.push(pair)
  }
  if (isData && routes !== 1) return null
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
