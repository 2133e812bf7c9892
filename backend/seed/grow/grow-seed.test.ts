import { expect, test } from 'vitest'
import { buildSeed } from '../build-seed'
import { checkCatalogue } from '../data/catalogue/check-catalogue'
import { growSeed } from './grow-seed'
import { seriesFor } from './series'

const seed = buildSeed()
const written = seed.catalogue.products.length
const batches = (count: number) => [...(growSeed(seed, count).more?.() ?? [])]

test('a small shop has the most popular products of the hand-written catalogue, and all references hold', () => {
  const { catalogue, more } = growSeed(seed, 1000)
  expect(more).toBeUndefined()
  expect(catalogue.products).toHaveLength(1000)
  const sold = new Set(catalogue.products.map(({ sku }) => sku))
  const left = seed.catalogue.products.filter(({ sku }) => !sold.has(sku))
  const least = Math.min(...catalogue.products.map(({ popularity }) => popularity))
  expect(Math.max(...left.map(({ popularity }) => popularity))).toBeLessThanOrEqual(least)
  checkCatalogue(catalogue)
})

test('a large shop has exactly the requested number of products, unique keys and valid references', () => {
  const { catalogue } = growSeed(seed, written + 8000)
  const grown = batches(written + 8000)
  const whole = {
    ...catalogue,
    products: [...catalogue.products, ...grown.flatMap((batch) => batch.products)],
    devices: [...catalogue.devices, ...grown.flatMap((batch) => batch.devices)],
  }
  expect(whole.products).toHaveLength(written + 8000)
  checkCatalogue(whole)
})

test('generated products are the same on each run', () => {
  expect(batches(written + 4000)).toEqual(batches(written + 4000))
})

test('each series has its own code', () => {
  const [first, second] = batches(written + 4000)
  expect(first?.products[0]?.sku).toBe(`${seed.catalogue.products[0]?.sku ?? ''}-ZA`)
  expect(second?.products[0]?.sku).toBe(`${seed.catalogue.products[0]?.sku ?? ''}-ZB`)
})

test('a generated product for a newer device has the new model and part number in its name, and fits that device', () => {
  const product = batches(written + 3000)[0]?.products.find(({ sku }) => sku === 'VV-GBA-36V-6-0AH-ZA')
  expect(product?.name.sv).toMatch(/verktygsbatteri till Bosch 36 V Professional, 6,0 Ah \(ersätter GBA 36V 6.0Ah ZA\)/)
  expect(product?.fits).toContain('bosch-gsr-36-v-li-za')
  expect(product?.name.sv).not.toContain('Verkvolt')
})

test('there are enough unique series codes for a million products, and none generates an existing model', () => {
  const names = seed.catalogue.products.flatMap(({ sku, mpn }) => [sku, mpn])
  const codes = seriesFor([...names, ...seed.catalogue.devices.map(({ model }) => model)]).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length * written).toBeGreaterThan(1_000_000)
  const skus = new Set(names)
  const doubles = codes.flatMap((code) => names.filter((name) => skus.has(`${name}-${code}`) || skus.has(name + code)))
  expect(doubles).toEqual([])
  expect(seriesFor(['Pixel 2 XL']).map(({ code }) => code)).not.toContain('XL')
})
