import { expect, it } from 'vitest'
import { measureOf } from './product'

it.each([
  [
    { amount: 50, unit: 'm' },
    { amount: 50, unit: 'm' },
  ],
  [
    { amount: '0.015', unit: 'l', of: 'glue' },
    { amount: 0.015, unit: 'l' },
  ],
  [{ amount: 0, unit: 'kg' }, undefined],
  [{ amount: -1, unit: 'kg' }, undefined],
  [{ amount: 50, unit: 'ft' }, undefined],
  [{ amount: 50 }, undefined],
  ['50 m', undefined],
  [null, undefined],
])('the content of one piece, told as %j, is read as %j', (told, read) => {
  expect(measureOf(told)).toEqual(read)
})
