import { z } from 'zod'
import { ToldCampaign } from './cart'
import { Category, SearchCategory } from './category'
import { DeviceHeading, NamedDevice } from './device'
import { Facet } from './facet'
import { Alternates, SomeLanguages } from './alternates'
import { SearchProduct } from './product'
import { isFields } from './stored-fields'
import { listOf, required, withDefault } from './readers/field'
import { countOf, textOf, wholeOf, wordsOf } from './readers/scalar'

/** The sequences in which a listing can be ordered; the first is the default. */
export const LISTING_SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'newest'] as const
export const ListingSort = z.enum(LISTING_SORTS)
export type ListingSort = z.infer<typeof ListingSort>

/** One page of products. `page` counts from 1 and is at most `pages`; an empty listing has one empty page. */
export const ProductPage = z.object({
  products: z.array(SearchProduct),
  total: required(wholeOf),
  page: withDefault(countOf, 1),
  pages: withDefault(countOf, 1),
  page_size: required(countOf),
})
export type ProductPage = z.infer<typeof ProductPage>

/** A page whose backend does not count is all there is. */
const counted = <S extends z.ZodType>(page: S) =>
  z.preprocess((input) => {
    const products: unknown = isFields(input) ? input['products'] : null
    return isFields(input) && Array.isArray(products)
      ? { total: products.length, page_size: Math.max(1, products.length), ...input }
      : input
  }, page)

/**
 * The products with a campaign price now. `campaign` is stored with the lines added from here; null if the backend names
 * no campaign, or its name is malformed.
 */
export const CampaignListing = counted(ProductPage.extend({ campaign: ToldCampaign.default(null) }))
export type CampaignListing = z.infer<typeof CampaignListing>

/** A page of a listing with facets, the most useful first. */
export const FacetedPage = ProductPage.extend({ facets: listOf(Facet) })
export type FacetedPage = z.infer<typeof FacetedPage>

export const CategoryListing = counted(FacetedPage.extend({ category: Category }))
export type CategoryListing = z.infer<typeof CategoryListing>

const Heading = z.object({
  name: required(wordsOf),
  slug: required(wordsOf),
  description: withDefault(textOf, ''),
  alternates: Alternates.default({}),
  empty_in: SomeLanguages,
})

export const BrandListing = counted(FacetedPage.extend({ brand: Heading }))
export type BrandListing = z.infer<typeof BrandListing>

export const TagListing = counted(FacetedPage.extend({ tag: Heading }))
export type TagListing = z.infer<typeof TagListing>

export const DeviceListing = counted(FacetedPage.extend({ device: DeviceHeading }))
export type DeviceListing = z.infer<typeof DeviceListing>

/**
 * GET /api/products. The result count also stands in the header `x-be-records` (spec section 7). `device` is the device that the
 * query names, whose products come first; null when it names none, or an unknown one. `loosened`: no product matches all words;
 * these match some of them, or similar spellings. Then `unmatched` are the words that found nothing, and `answered` is the text
 * that the products match in place of the query; both are empty where the products match different words of it.
 */
const UnmatchedWord = z.object({ word: required(wordsOf), instead: withDefault(wordsOf, null) })
/**
 * A word of a query, as typed, that found nothing. `instead` is the known word in its place: the corrected `makita` of `maktia`.
 */
export type UnmatchedWord = z.infer<typeof UnmatchedWord>

export const SearchAnswer = counted(
  FacetedPage.extend({
    categories: listOf(SearchCategory),
    device: NamedDevice.nullable().default(null),
    loosened: z.boolean().default(false),
    unmatched: listOf(UnmatchedWord),
    answered: withDefault(textOf, ''),
  }),
)
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** A search trigger (spec section 3, "Search hint"): a text that matches leads to a page of the shop. */
export const SearchHint = z
  .object({
    id: withDefault(wholeOf, null),
    hint: required(wordsOf),
    url: required(wordsOf),
    url_title: withDefault(wordsOf, null),
  })
  .transform((hint) => ({ ...hint, url_title: hint.url_title ?? hint.hint }))
export type SearchHint = z.infer<typeof SearchHint>
export const SearchHints = listOf(SearchHint)
