import { expect, it } from 'vitest'
import { lostParts } from './lost-parts'

it('finds nothing lost where the present answer has more', () => {
  expect(lostParts({ a: [1, { b: null }] }, { a: [1, { b: null, c: 1 }, 2], d: 1 })).toEqual([])
})

it('names each part that is gone or was changed', () => {
  expect(lostParts({ a: [1, { b: 2 }], c: 3, d: {} }, { a: [1, {}], c: 4, d: null })).toEqual([
    'a.1.b is gone',
    'c was 3 and is 4',
    'd is gone',
  ])
})
