import type { PageName } from '../../../app/routing/pages'
import type { CrawledPage } from './crawled-page'
import { pageOfPath } from './page-of-path'

const WITH_LIST = ['ItemList', 'BreadcrumbList']

/** The types of structured data that an indexed page of each kind must have. */
const TYPES: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  home: ['Organization', 'WebSite'],
  product: ['Product', 'BreadcrumbList'],
  listing: WITH_LIST,
  brand: WITH_LIST,
  tag: WITH_LIST,
  device: WITH_LIST,
  finder: ['BreadcrumbList'],
  content: ['BreadcrumbList'],
}

/**
 * Faults of indexed pages by their kind: missing structured data, missing alternates. A page may be in one language alone, so
 * that one page of each kind and language must name its alternates.
 */
export function kindFaults(indexed: readonly CrawledPage[], isWhole: boolean): string[] {
  const withAlternates = new Map<string, boolean>()
  const faults = indexed.flatMap(({ path, language, types, alternates }) => {
    const kind = pageOfPath(path)
    const required = kind && TYPES[kind]
    if (required === undefined) return []
    const group = `${kind} page in ${language}`
    withAlternates.set(group, withAlternates.get(group) === true || Object.keys(alternates).length > 0)
    return required.filter((type) => !types.includes(type)).map((type) => `${path}: no ${type} in its structured data`)
  })
  const lone = [...withAlternates].filter(([, has]) => !has).map(([group]) => `no ${group} names alternates`)
  return isWhole ? [...faults, ...lone] : faults
}
