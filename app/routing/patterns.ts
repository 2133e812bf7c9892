import type { Language } from '../store/languages'
import type { PageRow } from './page-row'
import { type PageName, pages } from './pages'

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name)
}

export const PAGE_NAMES: readonly PageName[] = Object.keys(pages).filter(isPageName)

export function pageRow(page: PageName): PageRow {
  return pages[page]
}

/** The page whose layout holds this one, such as the account area. */
export function parentOf(page: PageName): PageName | undefined {
  const { within } = pageRow(page)
  return within !== undefined && isPageName(within) ? within : undefined
}

/** A page's own path, as the route config wants it. */
export function pattern(page: PageName, language: Language): string {
  const { path } = pageRow(page)
  return typeof path === 'string' ? path : path[language]
}

/** The path from the language prefix down, parents included. */
export function fullPattern(page: PageName, language: Language): string {
  const parent = parentOf(page)
  const above = parent === undefined ? '' : fullPattern(parent, language)
  return [above, pattern(page, language)].filter(Boolean).join('/')
}

/** Route names carry three underscores and the language (spec section 2): `search___da`. */
export function routeId(page: PageName, language: Language): string {
  return `${page}___${language}`
}

/** The page behind a route id, undefined for routes that are not pages. */
export function pageOfRoute(id: string): PageName | undefined {
  const [name = ''] = id.split('___')
  return isPageName(name) ? name : undefined
}
