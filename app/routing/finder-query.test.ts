import { expect, it } from 'vitest'
import { finderHref, parseFinderQuery } from './finder-query'

const parse = (search: string) => parseFinderQuery(new URLSearchParams(search))

it('reads what is chosen; what is empty or malformed counts as not chosen', () => {
  expect(parse('?type=camera&brand=canon&device=canon-eos-90d')).toEqual({
    type: 'camera',
    brand: 'canon',
    device: 'canon-eos-90d',
  })
  expect(parse(`?type=&brand=%00&device=${'x'.repeat(101)}`)).toEqual({})
})

it('an address names the type, and the brand only beside it', () => {
  expect(finderHref('de', { type: 'camera', brand: 'om-system' })).toBe('/de/akku-finder?type=camera&brand=om-system')
  expect(finderHref('sv', { type: 'camera', brand: '' })).toBe('/sv/hitta-ratt-batteri?type=camera')
  expect(finderHref('sv', { brand: 'canon' })).toBe('/sv/hitta-ratt-batteri')
})
