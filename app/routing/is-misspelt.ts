import type { Language } from '../store/languages'
import { fillPattern } from './href'
import type { PageName } from './pages'
import { fullPattern } from './patterns'

/**
 * Whether the path of a page is written otherwise than the table of URLs has it: in other letters, or with doubled or trailing slashes. The
 * router accepts them all. The letters of `params` are for the backend to judge.
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
