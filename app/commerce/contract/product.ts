import { z } from 'zod'
import { ProductDocument } from './document'
import { Alternates, SomeLanguages } from './alternates'
import { Freight } from './freight'
import { ProductImages, ThumbPicture } from './picture'
import { Prices, VatPercent } from './price'
import { EstimatedAt, StockStatus } from './stock'
import { SubscriptionInterval } from './subscription'
import { listOrEmpty, listOf, required, withDefault } from './readers/field'
import { readableOf, textIn } from './readers/list'
import { momentOf } from './readers/moment'
import { attributeOf, categoryOf, linkOf, measureOf, productTypeOf, variationOf } from './readers/product'
import { amountOf, countOf, flagOf, starsOf, textOf, wholeOf, wordsOf } from './readers/scalar'
import { PRODUCT_TYPE } from './product-type'

/**
 * A product as lists show it (spec section 3, "Search product"). `facts` are its two most important attribute values, in words;
 * `score` is the mean of its `review_count` published reviews, null when there are none. Read from a backend that sends the
 * fields of the specification alone, a product is left out only when a field without a default is missing.
 */
export const SearchProduct = z.object({
  id: required(wholeOf),
  /** A value of PRODUCT_TYPE; absent for anything but a gift card. */
  type: withDefault(productTypeOf, undefined).optional(),
  sku: required(wordsOf),
  name: required(wordsOf),
  slug: required(wordsOf),
  prefix: withDefault(textOf, ''),
  thumb: ThumbPicture,
  metadata: z.transform((input) => ({ decoration: textIn('decoration', wordsOf)(input) ?? null })),
  categories: listOrEmpty(readableOf(categoryOf)),
  orderable: withDefault(flagOf, false),
  notifyable: withDefault(flagOf, false),
  stock_status: StockStatus,
  estimated_at: EstimatedAt,
  variations: listOrEmpty(readableOf(variationOf)),
  /** The attributes by which the variations differ; a backend may leave it out of lists. */
  variation_attributes: listOrEmpty(readableOf(attributeOf)).optional(),
  group_id: withDefault(wholeOf, null),
  /** The number of like pieces in the pack, for the price of one piece; null for what is not sold in packs. */
  pack_size: withDefault(countOf, null).optional(),
  /**
   * How much is in one piece, for the price of 1 m, 1 l or 1 kg, which the law asks for; null for what
   * is not sold by length, volume or weight.
   */
  measure: withDefault(measureOf, null).optional(),
  discount_category: withDefault(wordsOf, null),
  prices: Prices,
  vat: VatPercent,
  /** The statutory deposit of one piece including VAT, which comes on top of the price; 0 where none is owed. */
  deposit: withDefault(amountOf, 0).optional(),
  /**
   * The price from which one piece is sent free of charge; null where no delivery is free at its price, and absent where it
   * is not known.
   */
  free_from: withDefault(amountOf, null).optional(),
  score: withDefault(starsOf, null),
  /** Null where the backend does not tell how many there are. */
  review_count: withDefault(wholeOf, null),
  facts: listOrEmpty(readableOf(wordsOf)),
  /** The product that replaces a discontinued one. */
  successor: withDefault(linkOf, null).optional(),
  /** The price of the members of a set, bought one by one, including VAT; null for other products. */
  members_price: withDefault(amountOf, null).optional(),
})
export type SearchProduct = z.infer<typeof SearchProduct>

/**
 * A product offered along with another one, `cross_selling_product_id`: `cross_selling_price` is what it costs while that one is
 * in the cart. Both are null where it is only shown with it.
 */
export const CrossSellingProduct = SearchProduct.extend({
  cross_selling_price: withDefault(amountOf, null),
  cross_selling_product_id: withDefault(wholeOf, null),
})
export type CrossSellingProduct = z.infer<typeof CrossSellingProduct>

/**
 * Products offered after another was added; a line added from here carries the product's id as `upselling_bundle_id`. Null when
 * upselling exists and no products are named: truthy data means that it exists (spec section 7).
 */
export const UpsellingProducts = z.preprocess(
  (input): unknown => (Array.isArray(input) ? input : input ? null : []),
  z.array(CrossSellingProduct).nullable(),
)

/**
 * The other products on a product page, each in one list only and all orderable: cross-selling offers, accessories, alternatives
 * (`related`) and products bought together (`recommended`).
 */
export const RelatedProducts = z.object({
  cross_selling: listOf(CrossSellingProduct),
  accessories: listOf(SearchProduct),
  related: listOf(SearchProduct),
  recommended: listOf(SearchProduct),
})
export type RelatedProducts = z.infer<typeof RelatedProducts>

const Attribute = z.object({ key: z.string(), name: z.string(), value: z.string() })
const Device = z.object({ key: z.string(), type: z.string(), brand: z.string(), model: z.string() })

/** A product that holds `pack_size` of the same article; `measure` is the content of all of them. */
const PackSize = SearchProduct.pick({
  slug: true,
  name: true,
  orderable: true,
  stock_status: true,
  estimated_at: true,
  prices: true,
  vat: true,
  deposit: true,
  measure: true,
}).extend({
  product_id: z.number().int(),
  pack_size: z.number().int().min(1),
  /** Discounts depend on the group and the category; where they are absent, those of the product count. */
  group_id: withDefault(wholeOf, null).optional(),
  discount_category: withDefault(wordsOf, null).optional(),
})
export type PackSize = z.infer<typeof PackSize>

/** The party responsible for a product's safety in the EU (GPSR, Regulation (EU) 2023/988, article 19). */
const Maker = z.object({ name: z.string(), address: z.string(), email: z.string() })
/** The responsible party with the safety instructions; a set has the instructions of all its members. */
const Manufacturer = Maker.extend({ safety: z.array(z.string()) })

/** A member of a set: the product, its quantity and its manufacturer. `gone`: its own page answers 410. */
const SetMember = z.object({
  quantity: z.number().int().min(1),
  product: SearchProduct,
  manufacturer: Maker,
  gone: withDefault(flagOf, false),
})

/**
 * A product as its own page reads it (spec section 3, "Product (as read)"). `description` is HTML, cleaned before
 * it is shown. What the specification does not list may be absent, and counts as absent where it cannot be read:
 * it never costs the page (decision 084).
 */
export const Product = CrossSellingProduct.extend({
  type: withDefault(productTypeOf, PRODUCT_TYPE.any),
  images: ProductImages,
  variation_attributes: listOrEmpty(readableOf(attributeOf)),
  /**
   * The products that hold the same article in other numbers, with this one, smallest first;
   * empty when it is sold in one size only.
   */
  pack_sizes: listOf(PackSize),
  has_upselling: withDefault(flagOf, false),
  /** The intervals at which it can be subscribed to; empty if it cannot. */
  subscription_intervals: listOf(SubscriptionInterval),
  description: withDefault(textOf, ''),
  brand: z.object({ name: z.string(), slug: z.string() }).nullable().catch(null),
  mpn: withDefault(textOf, ''),
  ean: withDefault(textOf, ''),
  attributes: listOf(Attribute),
  fits: listOf(Device),
  members: listOf(SetMember),
  tags: listOf(z.object({ name: z.string(), slug: z.string() })),
  documents: listOf(ProductDocument),
  manufacturer: Manufacturer.nullable().catch(null),
  freight: Freight.nullable().catch(null),
  /** The time at which the price of one piece ends; null when no end is known. */
  price_until: withDefault(momentOf, null),
  /** The product that replaces a discontinued one. */
  successor: SearchProduct.nullable().catch(null),
  alternates: Alternates.catch({}),
  /** The languages in which its page answers 410, of which search engines are not told. */
  gone_in: SomeLanguages,
})
export type Product = z.infer<typeof Product>
