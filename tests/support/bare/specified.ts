import { isFields } from '../../../app/commerce/contract/stored-fields'

/**
 * The fields that the specification lists in section 3. A field that is not listed does not exist
 * for a backend that knows nothing else.
 */
const SHARED = ['sku', 'name', 'slug', 'thumb', 'categories', 'orderable', 'notifyable', 'stock_status', 'estimated_at'] as const
const PRICED = ['variations', 'group_id', 'discount_category', 'prices', 'vat', 'id', 'score', 'metadata'] as const
const OFFERED = ['cross_selling_price', 'cross_selling_product_id'] as const
const SEARCH_PRODUCT = [...SHARED, ...PRICED, 'prefix']
const PRODUCT = [...SHARED, ...PRICED, ...OFFERED, 'type', 'images', 'variation_attributes', 'has_upselling']
const MARKERS = ['cross_selling_product_id', 'upselling_bundle_id', 'offer_item_id', 'added_by_coupon']
const LINKS = ['accessory_id', 'related_id', 'recommended_id', 'campaign']
const CART_ITEM = [
  ...[
    'uuid',
    'type',
    'thumb',
    'name',
    'slug',
    'product_id',
    'sku',
    'subscription_interval',
    'quantity',
    'price',
    'ordinary_price',
  ],
  ...['pricing', 'vat', 'categories', 'group_id', 'discount_category', 'stock_status', 'estimated_at'],
  ...['cart_notice', 'adjusted_quantity'],
]
const NODE = ['id', 'slug', 'name', 'children', 'has_children', 'metadata']

export type Shape = (value: unknown) => unknown

const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) ? value.map(shape) : value

const fieldsOf =
  (names: readonly string[], more: Readonly<Record<string, Shape>> = {}): Shape =>
  (value) =>
    isFields(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([name]) => names.includes(name))
            .map(([name, inner]) => [name, more[name]?.(inner) ?? inner]),
        )
      : value

const category = fieldsOf(['name', 'main'])
const decoration = fieldsOf(['decoration'])
const parts = { categories: listOf(category), metadata: decoration }

const searchProduct = fieldsOf(SEARCH_PRODUCT, parts)
const product = fieldsOf([...PRODUCT, 'alternates'], parts)
const offered = fieldsOf([...SEARCH_PRODUCT, ...OFFERED], parts)
const node: Shape = (value) => fieldsOf(NODE, { children: listOf(node), metadata: fieldsOf(['icon']) })(value)

/** A line has only the markers that are set. */
const cartItem: Shape = (value) => {
  const line = fieldsOf([...CART_ITEM, ...MARKERS, ...LINKS])(value)
  if (!isFields(line)) return line
  return Object.fromEntries(Object.entries(line).filter(([name, told]) => told !== null || CART_ITEM.includes(name)))
}

const listing = (head: string) =>
  fieldsOf(['products', head], { products: listOf(searchProduct), [head]: fieldsOf(['id', 'slug', 'uri', 'name']) })

/**
 * The answers of section 7, and those of our own calls with which the pages of section 2 are
 * made, in the fields of section 3 alone.
 */
export const SPECIFIED: Readonly<Record<string, Shape>> = {
  products: fieldsOf(['products', 'categories'], {
    products: listOf(searchProduct),
    categories: listOf(fieldsOf(['slug', 'uri', 'hierarchy'])),
  }),
  searchTriggers: listOf(fieldsOf(['id', 'hint', 'url', 'url_title'])),
  widget: fieldsOf(['content', 'hidden']),
  currentDeal: fieldsOf(['title', 'product_name', 'product_slug', 'discount', 'starts_at', 'expires_at']),
  nextDelivery: fieldsOf(['next_delivery']),
  crossSelling: listOf(offered),
  upselling: listOf(offered),
  syncCart: listOf(cartItem),
  categoryTree: listOf(node),
  profile: fieldsOf(['discounts']),
  product,
  categoryListing: listing('category'),
  brandListing: listing('brand'),
  tagListing: listing('tag'),
}

/** Our own calls, which a backend of the specification lacks; every page must open without them. */
export const UNSPECIFIED = ['relatedProducts', 'reviews', 'devices', 'freight', 'campaignListing', 'sitemapFiles', 'meantAddress']
