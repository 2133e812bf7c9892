import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Crumb } from '../page/page-handle'

/**
 * Breadcrumbs as structured data (schema.org BreadcrumbList). URLs are made absolute with `origin`; the current page has none.
 */
export function crumbsJsonLd(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(to === undefined ? {} : { item: origin + to }),
    })),
  } satisfies WithContext<BreadcrumbList>
}
