import { z } from 'zod'
import { ToldCampaign } from './cart'
import { Category, SearchCategory } from './category'
import { DeviceHeading, NamedDevice } from './device'
import { Facet } from './facet'
import { Alternates } from './alternates'
import { SearchProduct } from './product'

/** How a listing can be ordered; the first is the default. */
export const LISTING_SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'newest'] as const
export const ListingSort = z.enum(LISTING_SORTS)
export type ListingSort = z.infer<typeof ListingSort>

/** One page of products. `page` counts from 1 and is at most `pages`; an empty listing has one empty page. */
export const ProductPage = z.object({
  products: z.array(SearchProduct),
  total: z.number().int().nonnegative(),
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  page_size: z.number().int().min(1),
})
export type ProductPage = z.infer<typeof ProductPage>

/**
 * The products with a campaign price now. `campaign` is stored with the lines added from here; null if the backend names no campaign, or
 * its name is malformed.
 */
export const CampaignListing = ProductPage.extend({ campaign: ToldCampaign })
export type CampaignListing = z.infer<typeof CampaignListing>

/** A page of a listing with facets, the most useful first. */
export const FacetedPage = ProductPage.extend({ facets: z.array(Facet) })
export type FacetedPage = z.infer<typeof FacetedPage>

export const CategoryListing = FacetedPage.extend({ category: Category })
export type CategoryListing = z.infer<typeof CategoryListing>

const Heading = z.object({ name: z.string(), slug: z.string(), description: z.string(), alternates: Alternates })

export const BrandListing = FacetedPage.extend({ brand: Heading })
export type BrandListing = z.infer<typeof BrandListing>

export const TagListing = FacetedPage.extend({ tag: Heading })
export type TagListing = z.infer<typeof TagListing>

export const DeviceListing = FacetedPage.extend({ device: DeviceHeading })
export type DeviceListing = z.infer<typeof DeviceListing>

/**
 * GET /api/products. The result count also stands in the header `x-be-records` (spec section 7). `device` is the device that the
 * query names, whose products come first; null when it names none, or an unknown one. `loosened`: no product matches all words;
 * these match some of them, or similar spellings.
 */
export const SearchAnswer = FacetedPage.extend({
  categories: z.array(SearchCategory),
  device: NamedDevice.nullable().default(null),
  loosened: z.boolean().default(false),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** A search trigger (spec section 3, "Search hint"): a text that matches leads to a page of the shop. */
export const SearchHint = z.object({ id: z.number().int(), hint: z.string(), url: z.string(), url_title: z.string() })
export type SearchHint = z.infer<typeof SearchHint>
export const SearchHints = z.array(SearchHint)
