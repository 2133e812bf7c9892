import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DeviceChoices } from '../../app/commerce/contract/device'
import { CategoryListing, DeviceListing, SearchAnswer } from '../../app/commerce/contract/listing'
import { productFits } from '../database/schema/attributes'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const choices = async (query: string) => DeviceChoices.parse(await (await shop.fetch(`/api/devices${query}`)).json())
const listing = async (query: string) => DeviceListing.parse(await (await shop.fetch(`/api/listings/device?${query}`)).json())
const category = async (uri: string) =>
  CategoryListing.parse(await (await shop.fetch(`/api/listings/category?uri=${uri}`)).json()).category

const TOOLS = { key: 'power-tool', name: 'Elverktyg', count: 2 }
const MAKITA = { key: 'makita', name: 'Makita', count: 2 }

describe('choosing a device', () => {
  test('begins with the device types that have products, named in the language', async () => {
    expect(await choices('')).toEqual({ types: [TOOLS], type: null, brands: [], brand: null, models: [] })
    expect((await choices('?locale=de&sid=9')).types).toEqual([{ ...TOOLS, name: 'Elektrowerkzeuge' }])
  })

  test('a type has brands', async () => {
    expect(await choices('?type=power-tool')).toMatchObject({ type: 'power-tool', brands: [MAKITA], brand: null, models: [] })
  })

  test('a brand has models, sorted with numbers by value', async () => {
    const found = await choices('?type=power-tool&brand=makita')
    expect([found.type, found.brand]).toEqual(['power-tool', 'makita'])
    expect(found.models).toEqual([
      { key: 'makita-dhp482', name: 'DHP482' },
      { key: 'makita-dhp1000', name: 'DHP1000' },
    ])
  })

  test.each(['?type=camera', '?type=camera&brand=forgotten', '?brand=makita', '?type=toaster&brand=makita'])(
    '%s: a type or brand without devices that anything fits counts as not chosen',
    async (query) => {
      expect(await choices(query)).toMatchObject({ types: [TOOLS], type: null, brands: [], brand: null, models: [] })
    },
  )

  test('a brand that does not match the type counts as not chosen', async () => {
    expect(await choices('?type=power-tool&brand=canon')).toMatchObject({ type: 'power-tool', brands: [MAKITA], brand: null })
  })
})

describe('the listing of a device', () => {
  test('has the products that fit, then their accessories, and the device itself', async () => {
    const found = await listing('key=makita-dhp482')
    expect(found.products.map(({ sku }) => sku)).toEqual(['BL1850B', 'TESTER'])
    expect(found.device).toEqual({
      key: 'makita-dhp482',
      type: { key: 'power-tool', name: 'Elverktyg' },
      brand: { key: 'makita', name: 'Makita' },
      model: 'DHP482',
      alternates: { sv: 'makita-dhp482', no: 'makita-dhp482', de: 'makita-dhp482', da: 'makita-dhp482' },
    })
  })

  test.each(['popular', 'price-asc', 'price-desc', 'name', 'newest'])('is sorted by %s, filtered or not', async (sort) => {
    expect((await listing(`key=makita-dhp482&sort=${sort}`)).total).toBe(2)
    expect((await listing(`key=makita-dhp482&sort=${sort}&f.voltage=18`)).total).toBe(1)
  })

  test('may be filtered to zero products without being a 404', async () => {
    expect(await listing('key=makita-dhp482&f.voltage=999')).toMatchObject({ total: 0, products: [] })
  })

  test.each(['makita', 'forgotten-x1', 'MAKITA-DHP482'])(
    'of %s is a 404: it is not a device, or nothing fits it',
    async (key) => {
      expect((await shop.fetch(`/api/listings/device?key=${key}`)).status).toBe(404)
    },
  )
})

test('a search that names one device answers its key and its brand', async () => {
  const found = SearchAnswer.parse(await (await shop.fetch('/api/products?query=makita+dhp482')).json())
  expect(found.device).toEqual({
    type: 'power-tool',
    brand: 'Makita',
    model: 'DHP482',
    key: 'makita-dhp482',
    brand_key: 'makita',
    models: [],
  })
})

test('a category for no particular device answers no device scope', async () => {
  expect((await category('batterier')).devices).toBeNull()
  expect((await category('verktygsbatterier')).devices).toBeNull()
})

test('a category of products for devices of one type answers that type, and the brand of the devices', async () => {
  const rows = [{ product_id: shop.idOf('GIFT-500'), device_id: 1 }]
  await shop.db.insert(productFits).values(rows)
  expect((await category('presentkort')).devices).toEqual({ type: 'power-tool', brand: 'makita' })
})
