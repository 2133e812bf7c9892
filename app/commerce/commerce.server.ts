import type { z } from 'zod'
import { cleanHtml } from './clean-html.server'
import type { Caller, Answer, Call, CallOptions } from './client.server'
import type { CallName } from './contract/calls'
import type { WidgetSlug } from './contract/content'
import type { SyncCouponsRequest } from './contract/coupon'
import type {
  CampaignQuery,
  CategoryListingQuery,
  DeviceListingQuery,
  DevicesQuery,
  ProductsQuery,
  ReviewsQuery,
  SlugListingQuery,
} from './contract/query'
import type { CachePolicy, DataCache } from './data-cache.server'
import { pageFailure } from './page-failure.server'

/**
 * The backend as the pages see it: each read is cached where it is the same for everyone, and fails as a page does, with a thrown
 * 404 or 503. HTML is cleaned here, once for all who read it. Actions that must know what went wrong use the bare `call` instead.
 */
export function createCommerce(call: Call, caller: Caller, cache: DataCache) {
  /** `clean` works on the answer once, before it is kept. */
  async function read<N extends CallName>(
    name: N,
    policy: CachePolicy,
    options: CallOptions<N>,
    clean: (answer: Answer<N>) => Answer<N> = (answer) => answer,
    reading: { past?: boolean } = {},
  ): Promise<Answer<N>> {
    const key = [name, caller.language, JSON.stringify(options)].join(' ')
    try {
      return await cache.read(key, policy, async () => clean((await call(name, options)).answer), reading)
    } catch (error) {
      throw pageFailure(error)
    }
  }

  return {
    mainMenu: () => read('categoryTree', 'slow', { query: { v: '2', main_menu: 'true' } }),
    widget: (slug: WidgetSlug) => read('widget', 'slow', { params: { slug } }, cleanContent),
    strings: () => read('strings', 'slow', {}),
    contentPage: (path: string) => read('contentPage', 'slow', { query: { path } }, cleanContent),
    product: (slug: string) => read('product', 'fresh', { params: { slug } }, cleanDescription),
    productsBySku: (skus: string[]) => read('productsBySku', 'fresh', { body: { skus } }),
    companions: (id: number) => read('companions', 'fresh', { params: { id: String(id) } }),
    categoryListing: (query: z.input<typeof CategoryListingQuery>) =>
      read('categoryListing', 'fresh', { query }, (listing) => ({ ...listing, category: cleanDescription(listing.category) })),
    brandListing: (query: z.input<typeof SlugListingQuery>) =>
      read('brandListing', 'fresh', { query }, (listing) => ({ ...listing, brand: cleanDescription(listing.brand) })),
    tagListing: (query: z.input<typeof SlugListingQuery>) =>
      read('tagListing', 'fresh', { query }, (listing) => ({ ...listing, tag: cleanDescription(listing.tag) })),
    deviceListing: (query: z.input<typeof DeviceListingQuery>) => read('deviceListing', 'fresh', { query }),
    devices: (query: z.input<typeof DevicesQuery>) => read('devices', 'slow', { query }),
    campaignListing: (query: z.input<typeof CampaignQuery>) => read('campaignListing', 'fresh', { query }),
    reviews: (productId: number, { page, sort }: { page: number } & Pick<z.output<typeof ReviewsQuery>, 'sort'>) =>
      read('reviews', 'fresh', { params: { id: productId }, query: { page: String(page), sort } }),
    search: (query: Omit<z.input<typeof ProductsQuery>, 'nc' | 'co'>) =>
      read('products', 'fresh', { query: { ...query, nc: 'true', co: 'true' } }),
    searchHints: (query: string) => read('searchTriggers', 'fresh', { query: { query } }),
    checkoutOptions: (cartTotal: number) => read('checkoutOptions', 'fresh', { body: { cart_total: cartTotal } }),
    currentDeal: () => read('currentDeal', 'fresh', {}),
    /** `past` goes past the cache, as for a code that was just typed. */
    discountRules: async (body: SyncCouponsRequest, reading: { past?: boolean } = {}) => {
      // A logged-in customer's own discounts are in the answer: it is hers alone.
      if (caller.token !== undefined) return (await call('syncCoupons', { body })).answer
      return read('syncCoupons', 'discounts', { body }, (rules) => rules, reading)
    },
    categoryChildren: (productIDs: number[], Categories: number[]) =>
      read('categoryChildren', 'discounts', { body: { productIDs, Categories } }),
    nextDelivery: () => read('nextDelivery', 'fresh', {}),
  }
}

function cleanContent<T extends { content: string }>(answer: T): T {
  return { ...answer, content: cleanHtml(answer.content) }
}

function cleanDescription<T extends { description: string }>(answer: T): T {
  return { ...answer, description: cleanHtml(answer.description) }
}

export type Commerce = ReturnType<typeof createCommerce>
