import { PRODUCT_TYPE } from '../../../../app/commerce/contract/product-type'
import type { SeedProduct } from '../records'
import type { Texts } from '../../../texts'
import { chance, choose } from './chance'
import { internalEan } from './ean'
import { slugs } from './naming'
import { subscriptionsOf } from './used-up'

/** The fields that a family must set. All other fields of `SeedProduct` have defaults, derived from the sku. */
export type ProductDraft = Pick<
  SeedProduct,
  'sku' | 'brand' | 'categories' | 'name' | 'description' | 'attributes' | 'drawing' | 'price' | 'weightGrams'
> &
  Partial<Omit<SeedProduct, 'slug'>> & {
    /** Popularity of this kind of product, 0 to 1. The popularity of each product varies around it. */
    demand?: number
    slug?: Texts
  }

type Availability = Pick<SeedProduct, 'stock' | 'expectedInDays' | 'backOrder' | 'notifyable'>

/** Most products are in stock. A few are sold out (with or without an expected day), on back order or in presale. */
const availability = (sku: string, demand: number): Availability => {
  const draw = chance(sku, 'availability')
  const gone = { stock: 0, backOrder: false, notifyable: true, expectedInDays: null }
  if (draw < 0.015) return { ...gone, expectedInDays: 7 + Math.floor(chance(sku, 'presale') * 40), backOrder: true }
  if (draw < 0.04) return { ...gone, expectedInDays: null }
  if (draw < 0.055) return { ...gone, expectedInDays: 3 + Math.floor(chance(sku, 'restock') * 18) }
  if (draw < 0.07) return { ...gone, backOrder: true, notifyable: false }
  const ceiling = 12 + demand * 900
  return {
    stock: 1 + Math.floor(chance(sku, 'stock') ** 2 * ceiling),
    backOrder: draw > 0.9,
    expectedInDays: null,
    notifyable: false,
  }
}

const campaign = (sku: string): number | null =>
  chance(sku, 'campaign') < 0.08 ? choose(sku, 'campaign-percent', [10, 15, 20, 20, 25, 30]) : null

const decoration = (sku: string, popularity: number, rechargeable: boolean): SeedProduct['decoration'] => {
  if (popularity > 0.9) return 'best-seller'
  if (chance(sku, 'new') < 0.04) return 'new'
  return rechargeable && chance(sku, 'eco') < 0.03 ? 'eco' : null
}

/** The picture of a pack or kit has its number of pieces, drawn or printed. That of a set shows its parts. */
const withPrintedNumber = ({ drawing, attributes, type }: Pick<ProductDraft, 'drawing' | 'attributes' | 'type'>): SeedProduct['drawing'] => {
  const pieces = Number(attributes['pack-size'] ?? attributes.parts ?? 1)
  return type === PRODUCT_TYPE.set || drawing.count === pieces ? drawing : { ...drawing, printed: pieces }
}

/** Completes a draft. Pure and deterministic. Discontinued products that are sold out keep a stock of 0. */
export const makeProduct = ({ demand = 0.4, ...draft }: ProductDraft): SeedProduct => {
  const popularity =
    Math.round(Math.min(0.99, Math.max(0.01, demand * (0.6 + 0.8 * chance(draft.sku, 'popularity')))) * 1000) / 1000
  const discontinued = draft.discontinued ?? false
  return {
    mpn: draft.sku,
    ean: internalEan(draft.sku),
    type: draft.variationAttributes?.length ? 2 : 1,
    tags: [],
    slug: slugs(draft.name),
    fits: [],
    quantityDiscounts: [],
    ...(discontinued ? { stock: 0, expectedInDays: null, backOrder: false, notifyable: false } : availability(draft.sku, demand)),
    campaign: discontinued ? null : campaign(draft.sku),
    discontinued,
    successor: null,
    group: null,
    variationAttributes: [],
    members: [],
    accessories: [],
    subscriptions: discontinued ? [] : subscriptionsOf(draft.categories),
    discountCategory: null,
    decoration: discontinued ? null : decoration(draft.sku, popularity, draft.attributes.rechargeable === 'yes'),
    popularity: discontinued ? Math.min(0.05, popularity) : popularity,
    ...draft,
    drawing: withPrintedNumber(draft),
  }
}
