import type { PageName } from '../../../app/routing/pages'
import { fullPattern, PAGE_NAMES } from '../../../app/routing/patterns'
import { languageOfPath } from '../../../app/store/languages'

/** The page of the table of URLs that answers a path; undefined for a path of no page. */
export function pageOfPath(path: string): PageName | undefined {
  const [pathname = ''] = path.split('?')
  const language = languageOfPath(pathname)
  if (language === undefined) return undefined
  const rest = pathname.split('/').slice(2).join('/')
  // The most literal pattern wins, `checkout/failed/:id?` over `checkout/:id?`, and of the same ones the page over its layout.
  const found = PAGE_NAMES.filter((page) => matcher(fullPattern(page, language)).test(rest)).toReversed()
  const length = (page: PageName) => fullPattern(page, language).length
  return found.toSorted((a, b) => length(b) - length(a))[0]
}

/** As the router reads a pattern: `:id` is one segment or a part of it, `/:id?` may be missing, `*` is all that follows. */
function matcher(pattern: string): RegExp {
  const parts = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.+')
  return new RegExp(`^${parts}$`)
}
