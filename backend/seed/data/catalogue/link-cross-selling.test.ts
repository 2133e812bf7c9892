import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue'
import { GOES_WITH } from './goes-with'

const { products } = buildCatalogue()
const bySku = new Map(products.map((product) => [product.sku, product]))
const offersOf = (sku: string) => bySku.get(sku)?.crossSelling

test('every row of the table is about goods there are, and offers what can be added at once', () => {
  for (const { of, offers } of GOES_WITH) {
    expect(
      products.some(({ categories: [main] }) => `${main}/`.startsWith(`${of}/`)),
      of,
    ).toBe(true)
    for (const { sku, percent } of offers) {
      expect(bySku.get(sku), sku).toMatchObject({ group: null, discontinued: false })
      expect(percent).toBeGreaterThan(0)
      expect(percent).toBeLessThan(50)
    }
  }
})

test('a battery is offered with the charger for it: a cell by its size, a camera by its part number, a tool by its system', () => {
  expect(offersOf('KCR-AA-1300-4P')?.[0]).toEqual({ sku: 'CHN-4LCD', percent: 10 })
  expect(offersOf('BV-LP-E6NH')?.[0]).toEqual({ sku: 'CHK-LP-E6', percent: 10 })
  expect(offersOf('VV-BL1830B')).toEqual([{ sku: 'CHT-MAK18', percent: 10 }])
})

test('the first row about a product holds: a lithium battery is not charged like one with acid', () => {
  const chargers = products
    .filter(({ categories: [main] }) => main === 'motorcycle/lithium' || main === 'leisure/lithium')
    .flatMap(({ crossSelling }) => crossSelling ?? [])
    .filter(({ sku }) => sku.startsWith('CHC'))
  expect(chargers.length).toBeGreaterThan(10)
  expect(chargers.filter(({ sku }) => !sku.startsWith('CHC-LFP'))).toEqual([])
})

test('nothing is offered with itself, or with what is not sold any more', () => {
  for (const { sku, crossSelling, discontinued } of products) {
    expect(crossSelling?.map((offer) => offer.sku) ?? []).not.toContain(sku)
    if (discontinued) expect(crossSelling).toBeUndefined()
  }
})
