import { expect, it } from 'vitest'
import type { SearchProduct } from '../commerce/contract/product'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { storeOf } from '../store/stores'
import { readSuggestions } from './read-suggestions'
import { hintSuggestions, suggestions } from './suggestions'

const noResults = {
  products: [],
  categories: [],
  total: 0,
  page: 1,
  pages: 1,
  page_size: 6,
  facets: [],
  device: null,
  loosened: false,
  unmatched: [],
  answered: '',
}
const hint = (url: string, id = 1) => ({ id, hint: 'bilnyckel', url, url_title: 'Bilnyckel: CR2032' })
const hintsOf = (...urls: string[]) => hintSuggestions(urls.map(hint), 'sv', 'https://shop.example').map(({ href }) => href)

it('the URL of a hint is relative to the language prefix, or an absolute path of the shop', () => {
  expect(hintsOf('sokresultat.html?query=CR2032', '/sv/retur')).toEqual(['/sv/sokresultat.html?query=CR2032', '/sv/retur'])
})

it('the URL of a hint may also name the shop’s own origin', () => {
  expect(hintsOf('https://shop.example/sv/retur?a=1#b')).toEqual(['/sv/retur?a=1#b'])
  expect(hintsOf('https://shop.example.org/', 'http://shop.example/', 'https://shop.example//elsewhere.example')).toEqual([])
})

it('a hint that links to another site is left out', () => {
  expect(
    hintsOf('https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', String.raw`/\elsewhere.example`),
  ).toEqual([])
})

it('at most 3 hints and 3 categories are sent', () => {
  expect(hintsOf('a', 'b', 'c', 'd')).toHaveLength(3)
  const categories = ['a', 'b', 'c', 'd'].map((slug) => ({
    slug,
    uri: `x/${slug}`,
    hierarchy: ['X', slug],
    show_in_menu: slug !== 'c',
  }))
  const found = suggestions('x', { ...noResults, categories }, [], storeOf('de'))
  const listings = ['a/index.html', 'b/index.html', 'c/ALLA/sida.html'].map((listing) => `/de/artiklar/x/${listing}`)
  expect(found.categories.map(({ href }) => href)).toEqual(listings)
})

it('results of a loosened search are marked as such', () => {
  const marked = [true, false].map((loosened) => suggestions('volvo', { ...noResults, loosened }, [], storeOf('sv')).loosened)
  expect(marked).toEqual([true, false])
})

it.each([
  ['car', null, true],
  ['motorcycle', null, true],
  ['car', 'volvo-v70-iii', false],
  ['camera', null, false],
])(
  'of a vehicle with several models it is open, and the link leads to its models on the results page: %s, %s',
  (type, key, isOpen) => {
    const device = { type, key, brand: 'Volvo', model: 'V70', brand_key: 'volvo', models: [] }
    const found = suggestions('volvo v70', { ...noResults, device }, [], storeOf('sv'))
    expect(found.device).toMatchObject({ name: 'Volvo V70', isOpen })
    expect(found.device?.href === '/sv/sokresultat.html?query=volvo+v70').toBe(isOpen)
    expect(readSuggestions(structuredClone(found))).toEqual(found)
    // The answer of the release before.
    const former = { ...found, device: { name: 'Volvo V70', href: '/sv' } }
    expect(readSuggestions(structuredClone(former))).toEqual(former)
  },
)

const battery: SearchProduct = {
  id: 1,
  sku: 'KC-1',
  name: 'Starterbatterie 60 Ah',
  slug: 'starterbatterie',
  prefix: 'Kraftcell',
  thumb: null,
  facts: [],
  metadata: { decoration: null },
  categories: [],
  group_id: null,
  discount_category: null,
  score: null,
  review_count: 0,
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock',
  estimated_at: null,
  variations: [],
  prices: { n: [{ q: 1, p: 89.9 }], c: [] },
  vat: 19,
}

it('a product has its deposit and the price of 1 m, 1 l or 1 kg beside its price; one without them has none', () => {
  const measure = { amount: 50, unit: 'm' as const }
  const products = [{ ...battery, deposit: 7.5 }, battery, { ...battery, measure }]
  const found = suggestions('bat', { ...noResults, products, total: 3 }, [], storeOf('de'))
  expect(found.products.map(({ price, perUnit, deposit }) => [price, perUnit, deposit])).toEqual([
    ['89,90\u00a0€', null, 7.5],
    ['89,90\u00a0€', null, 0],
    ['89,90\u00a0€', '1,80\u00a0€/m', 0],
  ])
  expect(readSuggestions(structuredClone(found))).toEqual(found)
})

it('a gift card is sent by e-mail, where goods are in stock', () => {
  const products = [{ ...battery, type: PRODUCT_TYPE.giftCard }, battery]
  const found = suggestions('presentkort', { ...noResults, products, total: 2 }, [], storeOf('de'))
  expect(found.products.map(({ stock }) => stock)).toEqual([{ kind: 'in-stock', byMail: true }, { kind: 'in-stock' }])
  expect(readSuggestions(structuredClone(found))).toEqual(found)
})
