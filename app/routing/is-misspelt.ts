import type { Language } from '../store/languages'
import { fillPattern } from './href'
import type { PageName } from './pages'
import { fullPattern } from './patterns'

/**
 * Whether the path of a page differs from the table of URLs in letter case, or by doubled or trailing slashes, which the router
 * ignores. The backend decides on the letter case of `params`.
 */
export function isMisspelt(
  pathname: string,
  page: PageName,
  language: Language,
  params: Readonly<Record<string, string | undefined>>,
): boolean {
  if (pathname.includes('//') || pathname.endsWith('/')) return true
  const pattern = fullPattern(page, language)
  if (pattern.endsWith('*')) return !pathname.startsWith(`/${language}/${pattern.slice(0, -1)}`)
  return decode(pathname) !== decode(fillPattern(pattern, language, params))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
