import { z } from 'zod'
import { ProductDocument } from './document'
import { Alternates } from './alternates'
import { Picture, ProductImage } from './picture'
import { Prices, VatPercent } from './price'
import { EstimatedAt, StockStatus } from './stock'
import { SubscriptionInterval } from './subscription'

/** Product types by the backend's number (spec section 3). */
export const PRODUCT_TYPE = { any: 0, standard: 1, variant: 2, set: 3, giftCard: 4 } as const

const ProductCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  uri: z.string(),
  main: z.boolean(),
  show_in_menu: z.boolean().default(true),
})

const VariationAttribute = z.object({ key: z.string(), name: z.string() })

/**
 * One product of a variation group, told apart by its values of the group's variation attributes. Without `estimated_at` it cannot be
 * ordered ahead.
 */
const Variation = z.object({
  product_id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  values: z.record(z.string(), z.string()),
  stock_status: StockStatus,
  estimated_at: EstimatedAt.default(null),
})

/**
 * A product as lists show it (spec section 3, "Search product"). `facts` are its two most important attribute values, in words; `score` is
 * the mean of its `review_count` published reviews, null when there are none.
 */
export const SearchProduct = z.object({
  id: z.number().int(),
  /** A value of PRODUCT_TYPE; absent for anything but a gift card. */
  type: z.number().int().min(0).max(4).optional(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  prefix: z.string(),
  thumb: Picture.nullable(),
  metadata: z.object({ decoration: z.string().nullable() }),
  categories: z.array(ProductCategory),
  orderable: z.boolean(),
  notifyable: z.boolean(),
  stock_status: StockStatus,
  estimated_at: EstimatedAt,
  variations: z.array(Variation),
  /** The attributes by which the variations differ; a backend may leave it out of lists. */
  variation_attributes: z.array(VariationAttribute).optional(),
  group_id: z.number().int().nullable(),
  /** The number of like pieces in the pack, for the price of one piece; null for what is not sold in packs. */
  pack_size: z.number().int().min(1).nullish(),
  discount_category: z.string().nullable(),
  prices: Prices,
  vat: VatPercent,
  /** The statutory deposit of one piece including VAT, which comes on top of the price; absent or 0 where none is owed. */
  deposit: z.number().nonnegative().optional(),
  score: z.number().min(0).max(5).nullable(),
  review_count: z.number().int().nonnegative(),
  facts: z.array(z.string()),
  /** The product that replaces a discontinued one. */
  successor: z.object({ slug: z.string(), name: z.string() }).nullish(),
  /** The price of the members of a set, bought one by one, including VAT; null for other products. */
  members_price: z.number().nonnegative().nullish(),
})
export type SearchProduct = z.infer<typeof SearchProduct>

/**
 * A product offered along with another one, `cross_selling_product_id`: `cross_selling_price` is what it costs while that one is in the
 * cart. Both are null where it is only shown with it.
 */
export const CrossSellingProduct = SearchProduct.extend({
  cross_selling_price: z.number().nonnegative().nullable(),
  cross_selling_product_id: z.number().int().nullable(),
})
export type CrossSellingProduct = z.infer<typeof CrossSellingProduct>

/**
 * A product offered after another was added. The two cross-selling fields may be absent when there is no reduced price; a line added from
 * here carries the product's id as `upselling_bundle_id`.
 */
export const UpsellingProduct = SearchProduct.extend({
  cross_selling_price: z.number().nonnegative().nullable().default(null),
  cross_selling_product_id: z.number().int().nullable().default(null),
})

/**
 * The other products on a product page, each in one list only and all orderable: cross-selling offers, accessories, alternatives
 * (`related`) and products bought together (`recommended`).
 */
export const RelatedProducts = z.object({
  cross_selling: z.array(CrossSellingProduct),
  accessories: z.array(SearchProduct),
  related: z.array(SearchProduct),
  recommended: z.array(SearchProduct),
})
export type RelatedProducts = z.infer<typeof RelatedProducts>

const Attribute = z.object({ key: z.string(), name: z.string(), value: z.string() })
const Device = z.object({ key: z.string(), type: z.string(), brand: z.string(), model: z.string() })

/** A product that holds `pack_size` of the same article. */
const PackSize = SearchProduct.pick({
  ...{ slug: true, name: true, orderable: true, stock_status: true, estimated_at: true, prices: true, vat: true },
  deposit: true,
}).extend({ product_id: z.number().int(), pack_size: z.number().int().min(1) })
export type PackSize = z.infer<typeof PackSize>

/** The party responsible for a product's safety in the EU (GPSR, Regulation (EU) 2023/988, article 19). */
const Maker = z.object({ name: z.string(), address: z.string(), email: z.string() })
/** The same with the safety instructions; a set has those of all its members. */
const Manufacturer = Maker.extend({ safety: z.array(z.string()) })

/** A member of a set: the product, its quantity and its manufacturer. */
const SetMember = z.object({ quantity: z.number().int().min(1), product: SearchProduct, manufacturer: Maker })

/** A product as its own page reads it (spec section 3, "Product (as read)"). `description` is HTML, cleaned before it is shown. */
export const Product = CrossSellingProduct.extend({
  type: z.number().int().min(0).max(4),
  images: z.array(ProductImage),
  variation_attributes: z.array(VariationAttribute),
  /** The products that hold the same article in other numbers, with this one, smallest first; empty when it is sold in one size only. */
  pack_sizes: z.array(PackSize).default([]),
  has_upselling: z.boolean(),
  /** The intervals at which it can be subscribed to; empty if it cannot. */
  subscription_intervals: z.array(SubscriptionInterval).default([]),
  description: z.string(),
  brand: z.object({ name: z.string(), slug: z.string() }).nullable(),
  mpn: z.string(),
  ean: z.string(),
  attributes: z.array(Attribute),
  fits: z.array(Device),
  members: z.array(SetMember),
  tags: z.array(z.object({ name: z.string(), slug: z.string() })),
  documents: z.array(ProductDocument),
  manufacturer: Manufacturer.nullable(),
  /** Freight to any address in the country, including VAT, and the value of goods from which it is free; null when nothing is sent. */
  freight: z
    .object({ price_from: z.number().nonnegative(), free_from: z.number().nonnegative().nullable() })
    .nullable()
    .default(null),
  /** When the price of one piece ends; null when no end is known. */
  price_until: z.iso.datetime().nullable().default(null),
  /** The product that replaces a discontinued one. */
  successor: SearchProduct.nullable(),
  alternates: Alternates,
})
export type Product = z.infer<typeof Product>
