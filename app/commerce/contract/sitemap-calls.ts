import { ProductFeedPart, ProductFeedQuery } from './product-feed'
import { NoQuery } from './query'
import { AddressQuery, MeantAddress, SitemapFiles, SitemapPage, SitemapQuery } from './sitemap'

/**
 * The calls for search engines: the pages that may be listed, where former addresses lead, and the goods for price comparisons.
 */
export const sitemapCalls = {
  sitemapFiles: { method: 'GET', path: '/api/sitemap-files', query: NoQuery, answer: SitemapFiles },
  sitemap: { method: 'GET', path: '/api/sitemap', query: SitemapQuery, answer: SitemapPage },
  meantAddress: { method: 'GET', path: '/api/meant-address', query: AddressQuery, answer: MeantAddress },
  productFeed: { method: 'GET', path: '/api/product-feed', query: ProductFeedQuery, answer: ProductFeedPart },
} as const
