import type { ItemList, WithContext } from 'schema-dts'
import { href } from '../routing/href'
import type { Language } from '../store/languages'

/** The products of a page of a listing as structured data (schema.org ItemList). `origin` is that of the absolute addresses. */
export function listingJsonLd(slugs: readonly string[], language: Language, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: slugs.map((slug, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + href('product', language, { slug }),
    })),
  } satisfies WithContext<ItemList>
}
