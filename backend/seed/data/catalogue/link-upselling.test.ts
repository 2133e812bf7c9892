import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue'

const { products } = buildCatalogue()
const bySku = new Map(products.map((product) => [product.sku, product]))

test('the battery of a tool goes with its charger, that of a phone with the tools to open it', () => {
  expect(bySku.get('VV-BL1830B')?.upselling?.[0]).toBe('CHT-MAK18')
  const phones = products.filter(({ categories: [main] }) => main.startsWith('phone-batteries/apple'))
  expect(phones.some(({ upselling }) => upselling?.includes('TLK-PENTA'))).toBe(true)
})

test('what goes well with a product can be added at once, and is not the product itself', () => {
  const asking = products.filter(({ upselling }) => upselling !== undefined)
  expect(asking.length).toBeGreaterThan(100)
  for (const { sku, upselling = [] } of asking) {
    expect(upselling).not.toContain(sku)
    for (const other of upselling) expect(bySku.get(other), other).toMatchObject({ group: null, discontinued: false })
  }
})

test('goods that serve by themselves ask for nothing', () => {
  const plain = products.filter(({ categories: [main] }) => main.startsWith('household/'))
  expect(plain.length).toBeGreaterThan(10)
  expect(plain.filter(({ upselling }) => upselling !== undefined)).toEqual([])
})
