import { expect, it } from 'vitest'
import { gtin } from './gtin'

it('a number that begins with 2 is internal to a shop and is no GTIN', () => {
  expect(gtin('7312345678901')).toBe('7312345678901')
  expect(gtin('2382155834593')).toBeNull()
  expect(gtin('')).toBeNull()
})
