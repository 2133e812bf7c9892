import { matchPath } from '@remix-run/react'
import { isLanguage, type Language } from '../store/languages'
import { fillPattern } from './href'
import { fullPattern, PAGE_NAMES } from './patterns'

/** The pages whose params mean the same in every language: slugs and the paths of content pages do not. */
const SAME_PARAMS = PAGE_NAMES.filter((page) => !/:slug|\*/.test(fullPattern(page, 'sv')))

/**
 * A path of this shop as that of the same page in a language; the path itself where only the
 * backend knows the page's address there.
 */
export function inLanguage(path: string, language: Language): string {
  const { pathname, search, hash } = new URL(path, 'https://shop.invalid')
  const [, from = ''] = pathname.split('/')
  if (!isLanguage(from) || from === language) return path
  for (const page of SAME_PARAMS) {
    const match = matchPath(`/${from}/${fullPattern(page, from)}`, pathname)
    if (match !== null) return fillPattern(fullPattern(page, language), language, match.params) + search + hash
  }
  return path
}
