import type { Language } from '../../../app/commerce/contract/languages'
import type { Drawing } from '../../pictures/drawing'
import type { Texts } from '../../texts'

/**
 * The catalogue as the seed files write it, before it becomes rows. Texts stand in all four languages side by side; what is
 * translated by hand is `Texts`, what follows from the data (an attribute's value with its unit) is worded by the generator.
 */

export type SeedCategory = {
  /** Stable key, unique in the whole tree, e.g. `button-cells/lithium`. Parents come before their children. */
  key: string
  parent: string | null
  name: Texts
  slug: Texts
  description: Texts
  /** Name of the drawing that stands for it (backend/pictures/icons). */
  icon: string
  showInMenu: boolean
}

export type SeedBrand = {
  key: string
  name: string
  slug: string
  description: Texts
  manufacturer: { name: string; address: string; email: string }
}

export type SeedTag = { key: string; name: Texts; slug: Texts; description: Texts }

/** A device a product fits. Unique by brand and model. */
export type SeedDevice = { key: string; type: string; brand: string; model: string }

export type SeedProduct = {
  /** Stable and unique; the sku is what shoppers may type. */
  sku: string
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
  /** Price in SEK including 25 % VAT; the other stores' prices are derived by `storePrice` and rounded to how shops price. */
  price: number
  /** Cheaper per unit from a quantity on, as a percentage off: [{q: 10, percent: 15}]. */
  quantityDiscounts: { q: number; percent: number }[]
  /** A campaign in percent off the price, or null. */
  campaign: number | null
  stock: number
  /** Restock or presale day as a number of days from the seeding day, or null. */
  expectedInDays: number | null
  /** Whether it can be ordered when stock is 0. */
  backOrder: boolean
  discontinued: boolean
  /** sku of the product that replaces a discontinued one. */
  successor: string | null
  notifyable: boolean
  weightGrams: number
  /** Products with the same group are variations of each other, told apart by `variationAttributes`. */
  group: string | null
  variationAttributes: string[]
  /** Members of a set (type 3): sku and quantity. */
  members: { sku: string; quantity: number }[]
  accessories: string[]
  /** What is offered with it at a lower price, in percent off, while it is in the cart. */
  crossSelling?: { sku: string; percent: number }[]
  /** What goes well with it, by sku, for who has just put it into the cart. */
  upselling?: string[]
  /** Ids of the intervals in which it can be subscribed to; absent where it cannot. */
  subscriptions?: number[]
  discountCategory: string | null
  decoration: 'new' | 'best-seller' | 'eco' | null
  /** How well it sells, 0 to 1: the order of listings. */
  popularity: number
}

/** What an attribute is called, its unit and the words for its enumerated values. */
export type SeedAttribute = {
  key: string
  name: Texts
  /** Unit behind a number: `V`, `mAh`, `mm`, or null for words. */
  unit: string | null
  values?: Record<string, Texts>
}

/** A sample review: what somebody could have written of a product of this kind, so many days before the seeding day. */
export type SeedReview = { sku: string; language: Language; stars: number; title: string; text: string; daysAgo: number }

export type SeedCatalogue = {
  categories: SeedCategory[]
  brands: SeedBrand[]
  tags: SeedTag[]
  devices: SeedDevice[]
  attributes: SeedAttribute[]
  products: SeedProduct[]
}

/** More of a catalogue, of the same categories, brands and attributes: products with the devices that only they fit. */
export type SeedBatch = Pick<SeedCatalogue, 'products' | 'devices'>
