import type { Language } from '../../../app/commerce/contract/languages'
import type { Drawing } from '../../pictures/drawing'
import type { Texts } from '../../texts'

/**
 * The records of the seed, before they become rows. `Texts` holds hand-written translations in all four languages; texts that
 * follow from data (an attribute's value with its unit) are formatted when they are shown.
 */

export type SeedCategory = {
  /** Stable key, unique in the whole tree, e.g. `button-cells/lithium`. Parents come before their children. */
  key: string
  parent: string | null
  name: Texts
  slug: Texts
  description: Texts
  /** Name of the category's icon. */
  icon: string
  showInMenu: boolean
}

export type SeedBrand = {
  key: string
  name: string
  slug: string
  description: Texts
  /** `country` is its ISO 3166 code, whose name is added to the address in the language of the page. */
  manufacturer: { name: string; address: string; country: string; email: string }
}

export type SeedTag = { key: string; name: Texts; slug: Texts; description: Texts }

/** A device that products fit. Unique by brand and model. */
export type SeedDevice = { key: string; type: string; brand: string; model: string }

export type SeedProduct = {
  /** Stable and unique. Shoppers can search for it. */
  sku: string
  /**
   * The number that the maker of this article gave it: no number of the original that it replaces, and no
   * two articles of a brand have the same.
   */
  mpn: string
  ean: string
  type: 0 | 1 | 2 | 3 | 4
  brand: string
  /** Keys of categories, the main one first. */
  categories: [string, ...string[]]
  tags: string[]
  name: Texts
  /** Unique per language. */
  slug: Texts
  /** HTML paragraphs and lists. */
  description: Texts
  /** Attribute key to a value: a number in the attribute's unit, or the key of an enumerated value. */
  attributes: Record<string, string | number>
  /** Keys of devices it fits. */
  fits: string[]
  drawing: Drawing
  /** Price in SEK including 25 % VAT; `storePrice` converts it for the other stores and rounds it. */
  price: number
  /** Percentage off the unit price from a quantity on: [{q: 10, percent: 15}]. */
  quantityDiscounts: { q: number; percent: number }[]
  /** Percentage off the price in a campaign, or null. */
  campaign: number | null
  stock: number
  /** Days from the day of seeding to the restock or presale day, or null. */
  expectedInDays: number | null
  /** Whether it can be ordered when stock is 0. */
  backOrder: boolean
  discontinued: boolean
  /** sku of the product that replaces a discontinued one. */
  successor: string | null
  notifyable: boolean
  weightGrams: number
  /**
   * Products with the same group are variations of each other, which differ in `variationAttributes`; without these they are pack
   * sizes of one article, which differ in `pack-size`.
   */
  group: string | null
  variationAttributes: string[]
  /** Members of a set (type 3): sku and quantity. */
  members: { sku: string; quantity: number }[]
  accessories: string[]
  /** Products that are offered at a discount, in percent, while this one is in the cart. */
  crossSelling?: { sku: string; percent: number }[]
  /** Skus of products that are offered when this one has been added to the cart. */
  upselling?: string[]
  /** Ids of the subscription intervals. Absent for products without a subscription. */
  subscriptions?: number[]
  discountCategory: string | null
  decoration: 'new' | 'best-seller' | 'eco' | null
  /** Popularity from 0 to 1, which orders listings. */
  popularity: number
}

/** An attribute: its name, its unit and the words for its enumerated values. */
export type SeedAttribute = {
  key: string
  name: Texts
  /** Unit of a number: `V`, `mAh`, `mm`, or null for words. */
  unit: string | null
  values?: Record<string, Texts>
}

/** A sample review, written `daysAgo` days before the day of seeding. */
export type SeedReview = { sku: string; language: Language; stars: number; title: string; text: string; daysAgo: number }

export type SeedCatalogue = {
  categories: SeedCategory[]
  brands: SeedBrand[]
  tags: SeedTag[]
  devices: SeedDevice[]
  attributes: SeedAttribute[]
  products: SeedProduct[]
}

/** Further products for a catalogue, with their devices, in the same categories, brands and attributes. */
export type SeedBatch = Pick<SeedCatalogue, 'products' | 'devices'>
