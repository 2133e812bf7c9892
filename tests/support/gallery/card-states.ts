import type { SearchProduct } from '../../../app/commerce/contract/product'

type Change = Partial<Omit<SearchProduct, 'id' | 'name'>>

const CELL: Omit<SearchProduct, 'id' | 'name'> = {
  sku: 'CR2032',
  slug: 'knappcell-cr2032',
  prefix: 'Voltbo',
  thumb: { url: '/pictures/products/cell.svg', width: 400, height: 400 },
  metadata: { decoration: null },
  categories: [],
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock',
  estimated_at: null,
  variations: [],
  group_id: null,
  discount_category: null,
  prices: { n: [{ q: 1, p: 129 }], c: [] },
  vat: 25,
  score: 4.4,
  review_count: 23,
  facts: ['3 V', '235 mAh'],
}

const SOLD_OUT = { orderable: false, stock_status: 'out-of-stock' } as const
const variation = (product_id: number) => ({
  product_id,
  slug: `knappcell-cr2032-${product_id}`,
  name: 'CR2032',
  values: {},
  stock_status: 'in-stock' as const,
  estimated_at: null,
})

/** The states of a product card by name, each as its differences from an ordinary product in stock. */
const STATES: Readonly<Record<string, Change>> = {
  'In stock': {},
  'Few left': { stock_status: 'few-left' },
  'Back order': { stock_status: 'back-order' },
  'Presale with a date': { stock_status: 'back-order', estimated_at: '2026-12-23' },
  'Sold out, to be told': { ...SOLD_OUT, notifyable: true },
  'Sold out, expected, to be told': { ...SOLD_OUT, notifyable: true, estimated_at: '2027-01-11' },
  'Sold out, only to look at': SOLD_OUT,
  'Discontinued, with a successor': {
    orderable: false,
    stock_status: 'discontinued',
    successor: { slug: 'knappcell-cr2032-3', name: 'CR2032' },
  },
  Discontinued: { orderable: false, stock_status: 'discontinued' },
  'Reduced, with its prior price': { prices: { n: [{ q: 1, p: 129 }], c: [{ q: 1, p: 99, o: 129, d: 23 }] } },
  'Reduced, new': {
    metadata: { decoration: 'new' },
    prices: { n: [{ q: 1, p: 12990 }], c: [{ q: 1, p: 8990, o: 12990, d: 30 }] },
  },
  'Best seller': { metadata: { decoration: 'best-seller' } },
  Eco: { metadata: { decoration: 'eco' } },
  'With variations': { variations: [variation(13), variation(99)], group_id: 7 },
  'Without reviews': { score: null, review_count: 0 },
  'Without a picture': { thumb: null },
  'Without facts': { facts: [] },
  'Without a price': { prices: { n: [], c: [] }, ...SOLD_OUT },
  'With a name that does not end, a replacement battery for cordless drills, grinders, circular saws and work lights 18 V 5,0 Ah':
    {
      metadata: { decoration: 'best-seller' },
      prices: { n: [{ q: 1, p: 24990.5 }], c: [{ q: 1, p: 19990.5, o: 24990.5, d: 20 }] },
      facts: ['Nickel-metallhydrid, lågt självurladdande', '18 V'],
    },
}

/** The products of the gallery, each named after its state. */
export function cardStates(): SearchProduct[] {
  return Object.entries(STATES).map(([name, change], index) => ({ ...CELL, ...change, id: index + 1, name }))
}
