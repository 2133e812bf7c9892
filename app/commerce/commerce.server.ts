import type { z } from 'zod'
import type { Caller, Answer, Call, CallOptions } from './client.server'
import type { CallName } from './contract/calls'
import type { WidgetSlug } from './contract/content'
import type { CampaignQuery, CategoryListingQuery, ProductsQuery, SlugListingQuery } from './contract/query'
import type { CachePolicy, DataCache } from './data-cache.server'
import { pageFailure } from './page-failure.server'

/**
 * The backend as the pages see it: each read is cached where it is the same for everyone, and fails as a page does, with a thrown
 * 404 or 503. Actions that must know what went wrong use the bare `call` instead.
 */
export function createCommerce(call: Call, caller: Caller, cache: DataCache) {
  async function read<N extends CallName>(name: N, policy: CachePolicy, options: CallOptions<N>): Promise<Answer<N>> {
    const key = [name, caller.language, JSON.stringify(options)].join(' ')
    try {
      return await cache.read(key, policy, async () => (await call(name, options)).answer)
    } catch (error) {
      throw pageFailure(error)
    }
  }

  return {
    mainMenu: () => read('categoryTree', 'slow', { query: { v: '2', main_menu: 'true' } }),
    widget: (slug: WidgetSlug) => read('widget', 'slow', { params: { slug } }),
    strings: () => read('strings', 'slow', {}),
    contentPage: (path: string) => read('contentPage', 'slow', { query: { path } }),
    product: (slug: string) => read('product', 'fresh', { params: { slug } }),
    categoryListing: (query: z.input<typeof CategoryListingQuery>) => read('categoryListing', 'fresh', { query }),
    brandListing: (query: z.input<typeof SlugListingQuery>) => read('brandListing', 'fresh', { query }),
    tagListing: (query: z.input<typeof SlugListingQuery>) => read('tagListing', 'fresh', { query }),
    campaignListing: (query: z.input<typeof CampaignQuery>) => read('campaignListing', 'fresh', { query }),
    search: (query: Omit<z.input<typeof ProductsQuery>, 'nc' | 'co'>) =>
      read('products', 'fresh', { query: { ...query, nc: 'true', co: 'true' } }),
    checkoutOptions: (cartTotal: number) => read('checkoutOptions', 'fresh', { body: { cart_total: cartTotal } }),
    nextDelivery: () => read('nextDelivery', 'fresh', {}),
  }
}

export type Commerce = ReturnType<typeof createCommerce>
