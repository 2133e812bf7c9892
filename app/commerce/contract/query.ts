import { z } from 'zod'
import { FacetFilter } from './facet'
import { LANGUAGES } from './languages'
import { MAX_QUERY_LENGTH } from './limits'
import { LISTING_SORTS } from './listing'
import { REVIEW_SORTS } from './review-sort'

/** A whole number as it stands in a URL. */
export const UrlInteger = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** Every call carries the language and the id of its store (spec section 7). */
export const CallQuery = z.object({ locale: z.enum(LANGUAGES), sid: UrlInteger })

const Paging = { page: UrlInteger.optional(), page_size: UrlInteger.optional(), sort: z.enum(LISTING_SORTS).optional() }
const Narrowing = { ...Paging, f: FacetFilter.optional() }

/**
 * `nc`: no cached answer. `co`: categories as well. `facets`: false skips their computation for a caller that shows none.
 * `typing`: the last word may be unfinished.
 */
export const ProductsQuery = z.object({
  query: z.string().max(MAX_QUERY_LENGTH),
  nc: z.string().optional(),
  co: z.string().optional(),
  facets: z.literal('false').optional(),
  typing: z.literal('true').optional(),
  ...Narrowing,
})
export const HintsQuery = z.object({ query: z.string().max(MAX_QUERY_LENGTH) })
export const TreeQuery = z.object({ v: z.literal('2'), main_menu: z.literal('true').optional() })
/** `flat`: every product of the category and all below it in one listing, as the ghost listing shows them. */
export const CategoryListingQuery = z.object({
  uri: z.string().min(1).max(300),
  flat: z.literal('true').optional(),
  ...Narrowing,
})
export const SlugListingQuery = z.object({ slug: z.string().min(1).max(200), ...Narrowing })
/** `type` and `brand` are keys; an unknown key counts as absent. */
export const DevicesQuery = z.object({ type: z.string().max(100).optional(), brand: z.string().max(100).optional() })
export const DeviceListingQuery = z.object({ key: z.string().min(1).max(200), ...Narrowing })
export const CampaignQuery = z.object(Paging)
/** Default: the newest first. */
export const ReviewsQuery = z.object({
  page: UrlInteger.optional(),
  page_size: UrlInteger.optional(),
  sort: z.enum(REVIEW_SORTS).optional(),
})
export const PathQuery = z.object({ path: z.string().min(1).max(300) })
export const NoQuery = z.object({})
