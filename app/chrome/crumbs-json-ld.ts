import type { Crumb } from './page-handle'

/** The line to a page for search engines (schema.org BreadcrumbList); addresses are made absolute by `origin`, the page itself has none. */
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
  }
}
