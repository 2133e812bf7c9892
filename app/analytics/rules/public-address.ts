import { INVITATION } from '../../reviews/invitation'
import { CARRIED_OUT } from '../../routing/carried-out'
import type { PageName } from '../../routing/pages'
import { fullPattern } from '../../routing/patterns'
import { languageOfPath } from '../../store/languages'
import { withoutContacts, withoutEmail } from './contact-data'

/** Pages whose address says nothing about one person. The paths of the others have order numbers, their queries have tokens. */
const PUBLIC: ReadonlySet<PageName> = new Set([
  ...(['home', 'product', 'listing', 'search', 'brand', 'tag', 'finder', 'device', 'content'] as const),
])

/** The parameters of campaigns and ads. Their long numbers are not phone numbers. */
const CAMPAIGN = /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|gad_(?:source|campaignid))$/
/**
 * `next` is the path after the login, with the number of an order in it; `notice` and `review` are the tokens of a
 * stock notice and of a review invitation.
 */
const SECRET: ReadonlySet<string> = new Set([...CARRIED_OUT, 'next', 'notice', INVITATION])
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** The query parameters of a page that analytics sends: no token, no contact. The last of several with one name counts. */
export function publicParameters(page: PageName | null, search: string): Record<string, string> {
  const isPublic = page !== null && PUBLIC.has(page)
  const pairs = [...new URLSearchParams(search)].flatMap(([name, value]): [string, string][] => {
    if (CAMPAIGN.test(name)) return [[name, withoutEmail(value)]]
    return isPublic && !SECRET.has(name) ? [[withoutContacts(name), withoutContacts(value)]] : []
  })
  return Object.fromEntries(pairs)
}

/** The address of a page as analytics sends it. */
export function publicLocation(
  page: PageName | null,
  { origin, pathname, search }: { origin: string; pathname: string; search: string },
): string {
  const query = new URLSearchParams(publicParameters(page, search)).toString()
  return origin + publicPath(page, pathname) + (query === '' ? '' : `?${query}`)
}

/**
 * The path of a public page. Another page has its pattern, such as `/sv/track-order/:id`; an
 * error page may be that of a mistyped order.
 */
function publicPath(page: PageName | null, pathname: string): string {
  const language = languageOfPath(pathname)
  if (page === null || language === undefined) return ['', language ?? [], ':error'].flat().join('/')
  if (PUBLIC.has(page)) return withoutEmail(pathname).replaceAll(ID, ':id')
  // An optional segment is in the pattern only when it is in the path.
  const count = pathname.split('/').filter(Boolean).length - 1
  const segments = fullPattern(page, language).replaceAll('?', '').split('/').slice(0, count)
  return ['', language, ...segments].join('/')
}
