import type { Language } from '../store/languages'
import type { ParamsArgument } from './page-params'
import type { PageName } from './pages'
import { fullPattern } from './patterns'

/**
 * The address of a page in a language: `href('product', 'de', { slug: 'cr2032' })` is `/de/artiklar/cr2032.html`. Values are
 * encoded; an optional part that is left out disappears. A catch-all keeps its slashes.
 */
export function href<P extends PageName>(page: P, language: Language, ...[params]: ParamsArgument<P>): string {
  return fillPattern(fullPattern(page, language), language, { ...params })
}

/** A full pattern with its parts filled, below the language prefix. */
export function fillPattern(path: string, language: Language, values: Readonly<Record<string, string | undefined>>): string {
  const segments = path.split('/').map((segment) => fill(segment, values))
  return ['', language, ...segments.filter(Boolean)].join('/')
}

function fill(segment: string, values: Readonly<Record<string, string | undefined>>): string {
  if (segment === '*') return encodePath(values['*'] ?? '')
  return segment.replace(/^:(\w+)\??/, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Each segment of a path encoded by itself, so that its slashes stay. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** A page of text, or any address below the language prefix that comes from data: `contentHref('sv', 'om-oss')`. */
export function contentHref(language: Language, path: string): string {
  return href('content', language, { '*': path })
}
