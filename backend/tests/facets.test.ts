import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FacetedPage } from '../../app/commerce/contract/listing'
import { CategoryListing, SearchAnswer } from '../../app/commerce/contract/listing'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function listing(query: string): Promise<FacetedPage> {
  const answer = await shop.fetch(`/api/listings/category?uri=batterier${query}`)
  return CategoryListing.parse(await answer.json())
}
const skus = (page: FacetedPage) => page.products.map(({ sku }) => sku).sort()
const facet = (page: FacetedPage, key: string) => page.facets.find((one) => one.key === key)

test('a category has the facets in which its products differ, with labels in the language and counts', async () => {
  const page = await listing('')
  expect(facet(page, 'voltage')).toEqual({
    key: 'voltage',
    name: 'Spänning',
    kind: 'choice',
    unit: 'V',
    values: [
      { value: '1.5', label: '1,5\u00a0V', count: 2, selected: false },
      { value: '3', label: '3\u00a0V', count: 1, selected: false },
    ],
  })
  expect(facet(page, 'brand')).toBeUndefined()
})

test('a value yields exactly as many products as its count, also combined with another facet', async () => {
  const paths = ['uri=batterier', 'uri=verktygsbatterier'].map((path) => `/api/listings/category?${path}`)
  for (const path of [...paths, '/api/products?query=batteri']) {
    const read = async (more: string): Promise<FacetedPage> => {
      const answer = await shop.fetch(path + more)
      return (path.includes('listings') ? CategoryListing : SearchAnswer).parse(await answer.json())
    }
    let counts = 0
    for (const before of ['', '&f.chemistry=lithium', '&f.stock=in&f.price=100-200']) {
      for (const one of (await read(before)).facets.filter(({ key }) => !before.includes(`f.${key}=`))) {
        for (const { value, count } of one.values) {
          counts += 1
          expect([one.key, value, (await read(`${before}&f.${one.key}=${encodeURIComponent(value)}`)).total]).toEqual([
            one.key,
            value,
            count,
          ])
        }
      }
    }
    expect(counts).toBeGreaterThan(3)
  }
})

test('facets combine with AND, values of one facet with OR, and a choice does not change the counts of its own facet', async () => {
  const one = await listing('&f.voltage=1.5')
  expect(skus(one)).toEqual(['LR6-24', 'LR6-4'])
  expect(facet(one, 'voltage')?.values.map(({ count, selected }) => [count, selected])).toEqual([
    [2, true],
    [1, false],
  ])
  expect(skus(await listing('&f.voltage=1.5&f.voltage=3'))).toEqual(['CR2032', 'LR6-24', 'LR6-4'])
  expect(skus(await listing('&f.voltage=1.5&f.price=50-100'))).toEqual(['LR6-4'])
})

test('a custom range works; its end is exclusive, and campaign prices count', async () => {
  expect(skus(await listing('&f.price=59-150'))).toEqual(['LR6-4', 'SET'])
  expect(skus(await listing('&f.price=150-151'))).toEqual(['LR6-24'])
})

test('an unknown facet and an invalid range are ignored, an unknown value finds nothing', async () => {
  const all = (await listing('')).total
  for (const query of ['&f.price=200-100', '&f.price=x', '&f.nothing=1', '&f.__proto__=1', '&f.constructor=1']) {
    expect([query, (await listing(query)).total]).toEqual([query, all])
  }
  const none = await listing('&f.voltage=999')
  expect(none.total).toBe(0)
  expect(facet(none, 'voltage')?.values.find(({ selected }) => selected)).toMatchObject({ value: '999', count: 0 })
})

test.each(['brand=nonsense', 'chemistry=nonsense', 'stock=nonsense', 'size=nonsense', 'brand=999'])(
  'a value of %s is no option, and finds nothing',
  async (filter) => {
    const found = await listing(`&f.${filter}`)
    expect(found.total).toBe(0)
    expect(found.facets.flatMap(({ values }) => values).filter(({ selected }) => selected)).toEqual([])
  },
)

test('an unknown value beside a known one has no effect', async () => {
  expect(skus(await listing('&f.voltage=1.5&f.voltage=1.5x'))).toEqual(skus(await listing('&f.voltage=1.5')))
})

test.each(['price-asc', 'price-desc', 'name', 'newest', 'popular'])('a filtered listing is sorted by %s', async (sort) => {
  expect(skus(await listing(`&f.voltage=1.5&sort=${sort}`))).toEqual(['LR6-24', 'LR6-4'])
})
