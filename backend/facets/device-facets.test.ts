import { expect, test } from 'vitest'
import type { Facet } from '../../app/commerce/contract/facet'
import { deviceFacets } from './device-facets'

const facet = (key: string, selected = false): Facet => ({
  key,
  name: key,
  kind: 'choice',
  unit: null,
  values: [{ value: 'audi', label: 'Audi', count: 11, selected }],
})

test('products that fit a device offer no other makes to choose among', () => {
  expect(deviceFacets([facet('fits'), facet('brand')])).toEqual([facet('brand')])
})

test('a make that was chosen stays, so that it can be taken away', () => {
  expect(deviceFacets([facet('fits', true)])).toHaveLength(1)
})
