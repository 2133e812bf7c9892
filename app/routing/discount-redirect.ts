import { isLanguage } from '../store/languages'
import { cleanAddress } from './clean-address'
import { categoryHref } from './listing-path'
import { href } from './href'

const RABATT = /^\/(?<locale>[a-z]{2})\/rabatt\/(?:(?<category>[^/]+(?:\/[^/]+)*)\/)?(?<code>[a-z0-9-]{3,})\/?$/i

/**
 * The redirect rule of spec section 2: `/sv/rabatt/laddare/HELG20?x=1` leads to the category's listing, and without a category to
 * the home page, with `disc` set to the code and all other parameters kept as they were sent. The path may be in any letter case,
 * as on a printed flyer; the code keeps its own. Null for every other path.
 */
export function discountRedirect(url: URL): string | null {
  const { locale: typed, category, code } = RABATT.exec(url.pathname)?.groups ?? {}
  const locale = typed?.toLowerCase()
  if (!isLanguage(locale) || code === undefined) return null
  const uri = category === undefined ? undefined : decode(category)
  // An encoded `..` would lead out of the storefront.
  if (uri?.split('/').some((step) => step === '.' || step === '..')) return null
  const pathname = uri === undefined ? href('home', locale) : categoryHref(locale, uri)
  const target = cleanAddress({ pathname, search: url.search }, ['disc'])
  return `${target}${target.includes('?') ? '&' : '?'}disc=${code}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
