import { expect, it } from 'vitest'
import { variantProperties, variantProperty } from './variant-properties'

it('a colour is a `color`, and the length of a cable its `size`', () => {
  expect(variantProperties({ colour: 'Rot', 'cable-length': '2 m' })).toEqual({ color: 'Rot', size: '2 m' })
})

it('what the vocabularies have no property for is left out', () => {
  expect(variantProperties({ 'rated-current': '10 A', toString: 'x' })).toEqual({})
  expect(variantProperty('rated-current')).toBeUndefined()
})
