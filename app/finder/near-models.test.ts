import { expect, it } from 'vitest'
import { nearModels } from './near-models'

const MODELS = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, name: key }))
const near = (key: string, limit: number) =>
  nearModels(MODELS, key, limit)
    .map((model) => model.key)
    .join('')

it('takes models from both sides, without the model itself', () => {
  expect(near('c', 2)).toBe('bd')
  expect(near('d', 4)).toBe('bcef')
})

it('takes the same number at either end of the list', () => {
  expect(near('a', 4)).toBe('bcde')
  expect(near('f', 4)).toBe('bcde')
})

it('takes all of a short list, and the first ones of a list without the model', () => {
  expect(near('b', 10)).toBe('acdef')
  expect(near('x', 2)).toBe('ab')
  expect(nearModels([], 'x', 2)).toEqual([])
})
