import { describe, expect, it } from 'vitest'
import type { SeedCatalogue, SeedProduct } from '../records'
import { buildCatalogue } from './build-catalogue'
import { checkCatalogue } from './check-catalogue'

const catalogue = buildCatalogue()
const [first, second] = catalogue.products
if (!first || !second) throw new Error('The catalogue is empty')

const withFirst = (change: Partial<SeedProduct>): SeedCatalogue => ({
  ...catalogue,
  products: [{ ...first, ...change }, ...catalogue.products.slice(1)],
})

describe('checking the catalogue', () => {
  it('is content with the catalogue as it is', () => {
    expect(() => checkCatalogue(catalogue)).not.toThrow()
  })

  it.each<[string, Partial<SeedProduct>]>([
    ['Two of the same sku', { sku: second.sku }],
    ['Two of the same EAN', { ean: second.ean }],
    ['Two of the same part number of a brand', { brand: second.brand, mpn: second.mpn }],
    ['Two of the same product address', { slug: second.slug }],
    ['has a wrong EAN', { ean: '2000000000000' }],
    ['unknown brand: nobody', { brand: 'nobody' }],
    ['unknown category: nowhere', { categories: ['nowhere'] }],
    ['unknown tag: nothing', { tags: ['nothing'] }],
    ['unknown device: gone', { fits: ['gone'] }],
    ['unknown accessory: NONE', { accessories: ['NONE'] }],
    ['unknown successor: NONE', { successor: 'NONE' }],
    ['unknown member: NONE', { members: [{ sku: 'NONE', quantity: 1 }] }],
    ['unknown attribute: smell', { attributes: { smell: 1 } }],
    ['voltage is not a number', { attributes: { voltage: 'high' }, variationAttributes: [] }],
    ['chemistry has no value magic', { attributes: { chemistry: 'magic' }, variationAttributes: [] }],
  ])('names the offender: %s', (message, change) => {
    expect(() => checkCatalogue(withFirst(change))).toThrow(message)
  })

  it('names a device of a type that has no word', () => {
    const devices = [{ key: 'acme-1', type: 'time-machine', brand: 'Acme', model: '1' }, ...catalogue.devices]
    expect(() => checkCatalogue({ ...catalogue, devices })).toThrow('acme-1 names an unknown device type: time-machine')
  })

  it('names a category that stands before its parent', () => {
    const categories = [...catalogue.categories].reverse()
    expect(() => checkCatalogue({ ...catalogue, categories })).toThrow('stands before its parent')
  })
})
