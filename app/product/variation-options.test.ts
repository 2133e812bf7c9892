import { expect, it } from 'vitest'
import { variationOptions } from './variation-options'

const pack = { key: 'pack-size', name: 'Antal i förpackningen' }
const variation = (product_id: number, values: Record<string, string>) => ({
  product_id,
  slug: `p${product_id}`,
  name: `Product ${product_id}`,
  values,
  stock_status: 'back-order' as const,
  estimated_at: null,
})

it('labels variations by their attribute values and marks the current one', () => {
  const variations = [variation(1, { 'pack-size': '4 st' }), variation(2, { 'pack-size': '10 st' })]
  expect(variationOptions({ id: 2, variations, variation_attributes: [pack] }, 'sv-SE')).toEqual({
    by: 'Antal i förpackningen',
    options: [
      { slug: 'p1', label: '4 st', current: false, stock: { kind: 'out-of-stock' }, available: true },
      { slug: 'p2', label: '10 st', current: true, stock: { kind: 'out-of-stock' }, available: true },
    ],
  })
})

it('joins the values of several attributes, and uses the name where there is no value', () => {
  const attributes = [pack, { key: 'colour', name: 'Färg' }]
  const variations = [variation(1, { colour: 'Svart', 'pack-size': '1 st' }), variation(2, {})]
  const { by, options } = variationOptions({ id: 1, variations, variation_attributes: attributes }, 'sv-SE')
  expect(by).toBeNull()
  expect(options.map(({ label }) => label)).toEqual(['1 st · Svart', 'Product 2'])
})

it('a variation with an estimated_at has the presale text with its date; one that is sold out until then is not available', () => {
  const ahead = { ...variation(2, {}), estimated_at: '2026-12-16' }
  const expected = { ...ahead, product_id: 3, stock_status: 'out-of-stock' as const }
  const variations = [variation(1, {}), ahead, expected]
  const { options } = variationOptions({ id: 1, variations, variation_attributes: [] }, 'sv-SE')
  const presale = { kind: 'presale', date: '16\u00a0dec.' }
  expect(options.map(({ stock, available }) => [stock, available])).toEqual([
    [{ kind: 'out-of-stock' }, true],
    [presale, true],
    [presale, false],
  ])
})

it('a product that is its only variation has no options', () => {
  expect(variationOptions({ id: 1, variations: [variation(1, {})], variation_attributes: [] }, 'sv-SE').options).toEqual([])
})
