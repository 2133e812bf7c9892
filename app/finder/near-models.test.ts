import { expect, it } from 'vitest'
import { nearModels } from './near-models'

const MODELS = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, name: key }))
const near = (key: string, most: number) =>
  nearModels(MODELS, key, most)
    .map((model) => model.key)
    .join('')

it('are those on both sides, and never the model itself', () => {
  expect(near('c', 2)).toBe('bd')
  expect(near('d', 4)).toBe('bcef')
})

it('are as many at either end of the list', () => {
  expect(near('a', 4)).toBe('bcde')
  expect(near('f', 4)).toBe('bcde')
})

it('are all where there are few, and the first of a list the model is not in', () => {
  expect(near('b', 10)).toBe('acdef')
  expect(near('x', 2)).toBe('ab')
  expect(nearModels([], 'x', 2)).toEqual([])
})
