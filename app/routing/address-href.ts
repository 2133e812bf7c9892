import type { AddressKind } from '../commerce/contract/sitemap'
import type { Language } from '../store/languages'
import { contentHref, href } from './href'
import { categoryHref } from './listing-path'

type Href = (language: Language, value: string) => string

const HREFS: Readonly<Record<AddressKind, Href>> = {
  product: (language, slug) => href('product', language, { slug }),
  category: categoryHref,
  brand: (language, slug) => href('brand', language, { slug }),
  tag: (language, slug) => href('tag', language, { slug }),
  device: (language, key) => href('device', language, { key }),
  page: contentHref,
}

/** The address of a page by its kind and its slug, uri, key or path. */
export function addressHref(kind: AddressKind, language: Language, value: string): string {
  return HREFS[kind](language, value)
}
