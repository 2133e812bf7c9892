import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import { meantAddress } from '../sitemap/meant-address'
import { productFeed } from '../sitemap/product-feed'
import { sitemapFiles, sitemapPage } from '../sitemap/sitemap'

export function mountSitemap(api: Endpoints): void {
  api.read(calls.sitemapFiles, async (db) => sitemapFiles(db))
  api.read(calls.sitemap, async (db, { query, ...scope }) => sitemapPage(db, query, scope))
  api.read(calls.productFeed, async (db, { query, ...scope }) => productFeed(db, query.after ?? 0, scope))
  api.read(calls.meantAddress, async (db, { query }) => meantAddress(db, query))
}
