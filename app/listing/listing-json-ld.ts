import type { ItemList, WithContext } from 'schema-dts'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import type { ListingPage } from './listing-page'

/**
 * The products of a page of a listing as structured data (schema.org ItemList), whose positions go on over the pages. `origin` is
 * that of the absolute addresses.
 */
export function listingJsonLd(slugs: readonly string[], { before, total, origin }: Place, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: slugs.map((slug, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: origin + href('product', language, { slug }),
    })),
  } satisfies WithContext<ItemList>
}

type Place = Pick<ListingPage, 'before' | 'total' | 'origin'>
