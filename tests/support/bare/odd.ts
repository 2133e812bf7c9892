import { isFields } from '../../../app/commerce/contract/stored-fields'
import { type Shape, SPECIFIED } from './specified'

/**
 * Forms in which backends send what the specification names only. They take turns, so that each stands somewhere in every list.
 */
const TURNS: readonly Readonly<Record<string, unknown>>[] = [
  { metadata: null, stock_status: 'In_Stock', score: undefined },
  { metadata: {}, estimated_at: '2026-12-03T09:00:00+01:00' },
  { metadata: [], stock_status: 'reserved', categories: null },
  { thumb: null, score: '4.5', variations: null, group_id: null },
  { estimated_at: 'soon', notifyable: 0, discount_category: undefined },
]

function oddProduct(value: unknown, at: number): unknown {
  if (!isFields(value)) return value
  const { prices, thumb, id } = value
  const normal = isFields(prices) ? { n: prices['n'] } : prices
  const odd = { ...value, id: String(id), prices: normal, thumb: isFields(thumb) ? { url: thumb['url'] } : thumb }
  return { ...odd, ...TURNS[at % TURNS.length] }
}

/** A product that cannot be read, among those that can. */
const BROKEN = { id: 99_999, sku: 'BROKEN', name: 'Broken', slug: 'broken', prices: { n: [{ q: 1, p: 10 }] }, vat: 'much' }

const products: Shape = (value) =>
  isFields(value) && Array.isArray(value['products'])
    ? { ...value, products: [...value['products'].map(oddProduct), BROKEN], categories: null, facets: null }
    : value

const node: Shape = (value) =>
  isFields(value)
    ? {
        ...value,
        metadata: null,
        has_children: undefined,
        children: value['children'] === undefined ? null : each(node)(value['children']),
      }
    : value

const each =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) ? value.map(shape) : value

const ODD: Readonly<Record<string, Shape>> = {
  products,
  categoryListing: products,
  brandListing: products,
  tagListing: products,
  product: (value) => oddProduct(value, 1),
  categoryTree: each(node),
  widget: (value) => (isFields(value) ? { content: value['content'] } : value),
  syncCart: each((line) =>
    isFields(line)
      ? {
          ...line,
          estimated_at: '2026-12-03 09:00',
          stock_status: 'Lager',
          pricing: null,
          offer_item_id: 0,
          upselling_bundle_id: '',
          added_by_coupon: '',
        }
      : line,
  ),
  categoryChildren: each(String),
  profile: (value) => (isFields(value) ? { ...value, id: 'customer-ä1', discounts: [] } : value),
}

/** The answers of the specification in odd forms. */
export const ODDLY: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries(SPECIFIED).map(([call, shape]) => [call, (value: unknown) => (ODD[call] ?? ((same) => same))(shape(value))]),
)
