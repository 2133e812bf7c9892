import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../database/database'
import { devices, productFits } from '../database/schema/attributes'
import { deviceNames } from '../database/schema/search'
import { settings } from '../database/schema/stores'
import { loadDeviceChoices } from '../devices/device-choices'
import { loadDeviceListing } from '../devices/device-listing'
import { parseQuery } from '../search/parse-query'
import { searchProducts } from '../search/search-products'
import { buildSeed } from '../seed/build-seed'
import { addVehicles, VEHICLES_SETTING } from '../seed/write/add-vehicles'
import { storeOf } from '../stores/stores'
import { openSeededShop } from './seeded-shop'

let opened: OpenDatabase
let db: Database
beforeAll(async () => {
  opened = await openSeededShop()
  db = opened.db
}, 120_000)
afterAll(() => opened.close())

const scope = { language: 'sv', store: storeOf('sv'), now: new Date('2026-11-18T09:00:00Z') } as const
const search = async (query: string) => searchProducts(db, query, await parseQuery(db, query, 'sv'), { page_size: 6 }, scope)
const batteriesOf = async (key: string) =>
  (await loadDeviceListing(db, key, { page_size: 48 }, scope)).products.map(({ name }) => name)

describe('the finder', () => {
  test('has at least 60 cars and 25 motorcycles, each with its years and with something that fits', async () => {
    const rows = await db
      .select({
        type: devices.type,
        model: devices.model,
        fits: sql<number>`(select count(*) from ${productFits} where device_id = ${devices.id})::int`,
      })
      .from(devices)
      .where(inArray(devices.type, ['car', 'motorcycle']))
    expect(rows.filter(({ fits }) => fits === 0)).toEqual([])
    const withYears = rows.filter(({ model }) => /\b\d{4}–\d{4}\b/.test(model))
    const counts = ['car', 'motorcycle'].map((type) => withYears.filter((row) => row.type === type).length)
    expect(counts[0]).toBeGreaterThanOrEqual(60)
    expect(counts[1]).toBeGreaterThanOrEqual(25)
    const { brands } = await loadDeviceChoices(db, { type: 'car', brand: undefined }, 'de')
    expect(brands.map(({ name }) => name)).toEqual(expect.arrayContaining(['Volvo', 'Volkswagen', 'Toyota']))
  })

  test('offers what a car needs: AGM for AGM, EFB or AGM for EFB, and a small case for a small one', async () => {
    const agm = await batteriesOf('volvo-v70-iii-2010-2016-start-stop')
    expect(agm.length).toBeGreaterThan(0)
    expect(agm.filter((name) => / Ah /.test(name) && !name.includes('AGM'))).toEqual([])
    const efb = await batteriesOf('volkswagen-golf-vii-2012-2020-start-stop')
    expect(efb.some((name) => name.includes('EFB'))).toBe(true)
    expect(efb.filter((name) => / Ah /.test(name) && !/AGM|EFB/.test(name))).toEqual([])
    expect((await batteriesOf('toyota-corolla-ix-2001-2007')).some((name) => name.includes('45 Ah'))).toBe(true)
  })
})

describe('a search', () => {
  test('for a car offers no other makes to choose among, nor does the page of the car', async () => {
    const facets = async (query: string) => (await search(query)).facets.map(({ key }) => key)
    expect(await facets('Volvo V70')).not.toContain('fits')
    expect(await facets('bilbatteri')).toContain('fits')
    const { facets: ofCar } = await loadDeviceListing(db, 'volvo-v70-iii-2010-2016-start-stop', { page_size: 6 }, scope)
    expect(ofCar.map(({ key }) => key)).not.toContain('fits')
  })

  test('for a car of several generations names them all', async () => {
    const { device, products } = await search('Volvo V70')
    expect(device).toMatchObject({ type: 'car', brand: 'Volvo', model: 'V70', key: null })
    expect(device?.models.map(({ name }) => name)).toContain('V70 II 2000–2007')
    expect(products.every(({ name }) => name.includes('bilbatteri'))).toBe(true)
  })

  test.each([
    ['sv', 'bmw 3er', '3-serie'],
    ['sv', 'BMW 3-serien', '3-serie'],
    ['no', 'bmw 3-serie batteri', '3-serie'],
    ['da', 'bmw 3 serien', '3-serie'],
    ['de', 'BMW 3er', '3er'],
    ['de', 'BMW 3er-Reihe Batterie', '3er'],
    ['de', 'bmw 320d', '3er'],
    ['de', 'Mercedes C-Klasse', 'C-Klasse'],
    ['sv', 'mercedes c-klassen', 'C-klass'],
  ] as const)('in %s, for %s names the cars of the series', async (language, query, model) => {
    const words = await parseQuery(db, query, language)
    const { device, products } = await searchProducts(
      db,
      query,
      words,
      { page_size: 3 },
      { ...scope, language, store: storeOf(language) },
    )
    expect(device).toMatchObject({ type: 'car', model, key: null })
    expect(device?.models.length).toBeGreaterThan(2)
    expect(products.every(({ categories }) => categories.length > 0)).toBe(true)
  })

  test.each([
    ['Volvo V70 2004', 'volvo-v70-ii-2000-2007'],
    ['VW Golf 7 start-stopp', 'volkswagen-golf-vii-2012-2020-start-stop'],
    ['bmw e39', 'bmw-5-e39-1995-2004'],
    ['honda nc700x', 'honda-nc700x-2012-2014'],
  ])('for %s names the one model', async (query, key) => {
    expect((await search(query)).device?.key).toBe(key)
  })
})

test('A size that bulbs and car batteries share finds the bulbs first, and the batteries by their name', async () => {
  const names = async (query: string) => (await search(query)).products.map(({ name }) => name)
  expect((await names('h7'))[0]).not.toContain('bilbatteri')
  expect((await names('h7')).some((name) => name.includes('H7'))).toBe(true)
  expect((await names('bilbatteri h7'))[0]).toContain('bilbatteri')
})

test('A shop that was seeded without vehicles gets them once, and keeps what it has', async () => {
  const cars = db.select({ id: devices.id }).from(devices).where(eq(devices.type, 'car'))
  const counts = async () => [await db.$count(devices), await db.$count(productFits), await db.$count(deviceNames)]
  const before = await counts()
  await db.delete(productFits).where(inArray(productFits.device_id, cars))
  await db.delete(deviceNames).where(inArray(deviceNames.device_id, cars))
  await db.delete(devices).where(eq(devices.type, 'car'))
  await db.delete(settings).where(eq(settings.key, VEHICLES_SETTING))
  const load = () => Promise.resolve(buildSeed().catalogue)
  await Promise.all([addVehicles(db, load), addVehicles(db, load)])
  expect(await counts()).toEqual(before)
  expect((await search('Volvo V70 2004')).device?.key).toBe('volvo-v70-ii-2000-2007')
})
