import { expect, it } from 'vitest'
import { differentFirst } from './different-first'

const names = (groups: readonly (number | null)[]) =>
  differentFirst(groups.map((group_id, at) => ({ group_id, at }))).map(({ at }) => at)

it('the first of each group, then the others, each in their order', () => {
  expect(names([1, 1, 1, 2, 1, 2, 3])).toEqual([0, 3, 6, 1, 2, 4, 5])
})

it('products without a group are different ones', () => {
  expect(names([1, null, 1, null])).toEqual([0, 1, 3, 2])
})
