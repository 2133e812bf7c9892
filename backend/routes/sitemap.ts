import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'
import { meantAddress } from '../sitemap/meant-address'
import { productFeed } from '../sitemap/product-feed'
import { sitemapFiles, sitemapPage } from '../sitemap/sitemap'

export function mountSitemap(api: Endpoints, { db }: Services): void {
  api.get(calls.sitemapFiles, async () => sitemapFiles(db))
  api.get(calls.sitemap, async ({ query, ...scope }) => sitemapPage(db, query, scope))
  api.get(calls.productFeed, async ({ query, ...scope }) => productFeed(db, query.after ?? 0, scope))
  api.get(calls.meantAddress, async ({ query }) => meantAddress(db, query))
}
