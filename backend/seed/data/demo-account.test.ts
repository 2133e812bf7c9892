import { expect, test } from 'vitest'
import { buildSeed } from '../build-seed'
import { DEMO_OFFER } from './demo-account'

test('the offer to the demo account is about two products of the catalogue', () => {
  const { catalogue } = buildSeed()
  const sold = new Set(catalogue.products.map(({ sku }) => sku))
  expect(DEMO_OFFER.skus.filter((sku) => sold.has(sku))).toHaveLength(2)
})
