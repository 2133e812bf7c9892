import type { AddressKind } from '../commerce/contract/sitemap'
import { isLanguage, type Language } from '../store/languages'
import { addressHref } from './address-href'
import { fillPattern } from './href'
import { ghostHref, meantListings } from './listing-path'
import { type PageName, pages } from './pages'
import { fullPattern, PAGE_NAMES } from './patterns'

/** A page that an address may mean: one with a fixed path, or one whose present address the backend knows. */
export type MeantPage =
  | { page: PageName; path: string }
  | { page: PageName; kind: AddressKind; language: Language; value: string; hrefOf: (value: string) => string }

/**
 * The pages that a misspelt or unknown address may mean, the likeliest first: letter case, doubled and trailing
 * slashes, and a missing or unneeded `.html` do not matter. Empty outside the storefronts.
 */
export function meantPages(pathname: string): MeantPage[] {
  const segments = pathname.split('/').map(decode)
  if (segments.includes(null)) return []
  const [first = '', ...rest] = segments.filter((segment) => segment !== null && segment !== '').map(String)
  const language = first.toLowerCase()
  if (!isLanguage(language)) return []
  const path = rest.join('/')
  const fixed = PAGE_NAMES.find((page) => isFixed(page) && bare(fixedPath(page, language)) === bare(path))
  if (fixed !== undefined) return [{ page: fixed, path: fillPattern(fixedPath(fixed, language), language, {}) }]
  return [...pagesOfRows(rest, language), ...listings(rest, language), ...contentPages(path, language)]
}

const WITH_SLUG = { product: 'product', brand: 'brand', tag: 'tag', device: 'device' } as const satisfies Partial<
  Record<PageName, AddressKind>
>

function pagesOfRows([folder = '', slug, ...more]: readonly string[], language: Language): MeantPage[] {
  if (slug === undefined || more.length > 0) return []
  return Object.values(WITH_SLUG)
    .filter((kind) => fullPattern(kind, language).startsWith(`${folder.toLowerCase()}/:`))
    .map((kind) => ({
      page: kind,
      kind,
      language,
      value: withoutSuffix(slug),
      hrefOf: (value) => addressHref(kind, language, value),
    }))
}

function listings([folder = '', ...rest]: readonly string[], language: Language): MeantPage[] {
  if (`${folder.toLowerCase()}/*` !== pages.listing.path) return []
  return meantListings(rest.join('/')).map(({ uri, ghost }) => ({
    page: 'listing',
    kind: 'category',
    language,
    value: uri,
    hrefOf: (value) => (ghost ? ghostHref(language, value) : addressHref('category', language, value)),
  }))
}

function contentPages(path: string, language: Language): MeantPage[] {
  const bare = withoutSuffix(path)
  return [...new Set([path, bare, `${bare}.html`])].map((value) => ({
    page: 'content',
    kind: 'page',
    language,
    value,
    hrefOf: (found) => addressHref('page', language, found),
  }))
}

const isFixed = (page: PageName): boolean => page === 'home' || !/[:*]/.test(fullPattern(page, 'sv').replace(/\/:\w+\?$/, ''))

/** The path of a page without parameters; an optional one is left out. */
const fixedPath = (page: PageName, language: Language): string => fullPattern(page, language).replace(/\/:\w+\?$/, '')

const withoutSuffix = (path: string): string => path.replace(/\.html$/i, '')
const bare = (path: string): string => withoutSuffix(path).toLowerCase()

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
