import type { z } from 'zod'
import { BackendError, isNotFound, isOutage } from './backend-error'
import { cleanHtml } from './clean-html.server'
import type { Answer, Call, CallOptions } from './client.server'
import type { Profile } from './contract/account'
import type { ServicePointsQuery } from './contract/checkout'
import type { CallName } from './contract/calls'
import type { CrossSellingRequest } from './contract/cart'
import type { FreightRequest } from './contract/checkout'
import type { Language } from './contract/languages'
import type { WidgetSlug } from './contract/content'
import type { DiscountRule, SyncCouponsRequest } from './contract/coupon'
import type {
  CampaignQuery,
  CategoryListingQuery,
  DeviceListingQuery,
  DevicesQuery,
  ProductsQuery,
  ReviewsQuery,
  SlugListingQuery,
} from './contract/query'
import type { AddressQuery } from './contract/sitemap'
import type { CachePolicy, DataCache } from './data-cache.server'
import { tagsOf, withTags } from './change-tags'
import { withResultCount } from './result-count'
import { PAGE_PARTS } from './page-parts'
import { ASSORTMENT_TAG, categoryListingTag, productTag } from './contract/changes'
import { type RequestBudgets, type TimeBudget, withinBudget } from './time-budget.server'

/**
 * `bypassCache` asks the backend and replaces the cached answer. `until` is a time of
 * `performance.now()` at which the wait ends at the latest.
 */
export type ReadOptions = { bypassCache?: boolean; until?: number }
type OwnOptions<N extends CallName> = ReadOptions & { own?: string | null; tags?: (answer: Answer<N>) => string[] }

/**
 * The calls of a request: `call` is made as the visitor, who may be a customer, and `shared` as a guest, for answers that others
 * read too. `customer` tells one logged-in customer from the next; null for a guest.
 */
export type BackendCalls = {
  call: Call
  shared: Call
  customer: string | null
  language: Language
}

/**
 * The services of `createBackend`. `onOutage` is called for each failed read of this request, also for one that another request
 * started; `onRead` with the tags of each answer.
 */
export type BackendServices = {
  cache: DataCache
  budgets: RequestBudgets
  onOutage: (error: BackendError) => void
  onRead?: (tags: ReadonlySet<string>) => void
}

/**
 * The backend as one request sees it: `call` for changes and personal answers, and named reads for pages, cached where the answer
 * is the same for everyone. HTML is cleaned once, before it is cached. Every call rejects with a BackendError. `extras`: the same
 * reads with a shorter timeout, for optional parts of a page.
 */
export function createBackend(calls: BackendCalls, services: BackendServices) {
  const profile = profileOnce(calls)
  const { essentials, extras } = services.budgets
  return {
    ...createReads(calls, services, essentials, profile),
    extras: createReads(calls, services, extras, profile),
  }
}

/** The profile of the logged-in customer, read once per request; null for a guest and for an expired token. */
function profileOnce({ call, customer }: BackendCalls): () => Promise<Profile | null> {
  let profile: Promise<Profile | null> | undefined
  return () => (profile ??= customer === null ? Promise.resolve(null) : readProfile(call))
}

function createReads(
  { call, shared, customer, language }: BackendCalls,
  { cache, onOutage, onRead }: BackendServices,
  budget: TimeBudget,
  profile: () => Promise<Profile | null>,
) {
  /**
   * `clean` is applied to the answer once, before it is cached. The call itself has its own timeout only, as other requests wait
   * for it too. `own` is the prefix of the keys of answers for one customer. `tags` are more tags of the answer (change-tags.ts).
   */
  async function read<N extends CallName>(
    name: N,
    policy: CachePolicy,
    options: CallOptions<N>,
    clean: (answer: Answer<N>, headers: Pick<Headers, 'get'>) => Answer<N> = (answer) => answer,
    { until = Infinity, bypassCache = false, own = null, tags = () => [] }: OwnOptions<N> = {},
  ): Promise<Answer<N>> {
    const key = [own ?? '', name, language, JSON.stringify(options)].join(' ')
    const ask = own === null ? shared : call
    const fetch = () => ask(name, options).then(({ answer, headers }) => withTags(clean(answer, headers), name, tags(answer)))
    const reading = cache.read(key, policy, fetch, { bypassCache, keepsMissing: PAGE_PARTS.has(name) })
    try {
      const answer = await budget.wait(name, reading, undefined, until)
      onRead?.(tagsOf(answer))
      return answer
    } catch (error) {
      if (isOutage(error)) onOutage(error)
      throw error
    }
  }

  return {
    call: withinBudget(call, budget),
    /** A call without the customer's token, for when the backend refuses it. */
    callAsGuest: withinBudget(shared, budget),
    /** The profile of the logged-in customer, read once per request; null for a guest and for an expired token. */
    profile: () => budget.wait('profile', profile()),
    mainMenu: () => read('categoryTree', 'slow', { query: { v: '2', main_menu: 'true' } }),
    /** All categories, also those that the menu hides, in as many levels as there are. */
    categoryTree: () => read('categoryTree', 'slow', { query: { v: '2' } }),
    widget: (slug: WidgetSlug) => read('widget', 'slow', { params: { slug } }, cleanContent),
    strings: () => read('strings', 'slow', {}),
    /** The current address for a former or misspelt one; null if there is none. Null is cached too. */
    meantAddress: (query: z.input<typeof AddressQuery>) => {
      const find = () => shared('meantAddress', { query }).then(({ answer }) => answer.value, nullWhenNotFound)
      return budget.wait('meantAddress', cache.read(`meantAddress ${JSON.stringify(query)}`, 'fresh', find))
    },
    sitemapFiles: () => read('sitemapFiles', 'slow', {}),
    contentPage: (path: string) => read('contentPage', 'slow', { query: { path } }, cleanContent),
    product: (slug: string) => read('product', 'fresh', { params: { slug } }, cleanDescription),
    productsBySku: (skus: string[]) =>
      read('productsBySku', 'fresh', { body: { skus } }, (found) => found, {
        tags: (found) => [ASSORTMENT_TAG, ...found.map(({ product_id }) => productTag(product_id))],
      }),
    relatedProducts: (id: number) =>
      read('relatedProducts', 'fresh', { params: { id: String(id) } }, (related) => related, {
        tags: () => [productTag(id), ASSORTMENT_TAG],
      }),
    categoryListing: (query: z.input<typeof CategoryListingQuery>) =>
      read('categoryListing', 'fresh', { query }, (listing) => ({ ...listing, category: cleanDescription(listing.category) }), {
        tags: ({ category }) => [categoryListingTag(category.id)],
      }),
    brandListing: (query: z.input<typeof SlugListingQuery>) =>
      read('brandListing', 'fresh', { query }, (listing) => ({ ...listing, brand: cleanDescription(listing.brand) })),
    tagListing: (query: z.input<typeof SlugListingQuery>) =>
      read('tagListing', 'fresh', { query }, (listing) => ({ ...listing, tag: cleanDescription(listing.tag) })),
    deviceListing: (query: z.input<typeof DeviceListingQuery>) => read('deviceListing', 'fresh', { query }),
    devices: (query: z.input<typeof DevicesQuery>) => read('devices', 'slow', { query }),
    campaignListing: (query: z.input<typeof CampaignQuery>) => read('campaignListing', 'fresh', { query }),
    reviews: (productId: number, { page, sort }: { page: number } & Pick<z.output<typeof ReviewsQuery>, 'sort'>) =>
      read('reviews', 'fresh', { params: { id: productId }, query: { page: String(page), sort } }, (reviews) => reviews, {
        tags: () => [productTag(productId)],
      }),
    search: (query: Omit<z.input<typeof ProductsQuery>, 'nc' | 'co'>) =>
      read('products', 'fresh', { query: { ...query, nc: 'true', co: 'true' } }, withResultCount),
    searchHints: (query: string) => read('searchTriggers', 'fresh', { query: { query } }),
    currentDeal: () => read('currentDeal', 'fresh', {}),
    /**
     * `bypassCache` is for a code that the shopper has just entered. The answer for a logged-in customer is
     * personal, and kept for that customer alone.
     */
    discountRules: (body: SyncCouponsRequest, options: ReadOptions = {}): Promise<DiscountRule[]> =>
      read('syncCoupons', 'discounts', { body }, (rules) => rules, { ...options, own: customer }),
    categoryChildren: (productIDs: number[], Categories: number[], options: ReadOptions = {}) =>
      read('categoryChildren', 'discounts', { body: { productIDs, Categories } }, (ids) => ids, options),
    servicePoints: (query: z.input<typeof ServicePointsQuery>) => read('servicePoints', 'slow', { query }),
    /** The offers for a cart; a customer's prices are that customer's own. */
    crossSelling: (body: z.input<typeof CrossSellingRequest>) =>
      read('crossSelling', 'fresh', { body }, (found) => found, {
        own: customer,
        tags: () => [ASSORTMENT_TAG, ...body.cart.map(({ product_id }) => productTag(product_id))],
      }),
    freight: (items: z.input<typeof FreightRequest>['items']) => read('freight', 'fresh', { body: { items } }),
    nextDelivery: () => read('nextDelivery', 'fresh', {}),
  }
}

async function readProfile(call: Call): Promise<Profile | null> {
  try {
    return (await call('profile', {})).answer
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return null
    throw error
  }
}

function nullWhenNotFound(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}

function cleanContent<T extends { content: string }>(answer: T): T {
  return { ...answer, content: cleanHtml(answer.content) }
}

function cleanDescription<T extends { description: string }>(answer: T): T {
  return { ...answer, description: cleanHtml(answer.description) }
}

export type Backend = ReturnType<typeof createBackend>
