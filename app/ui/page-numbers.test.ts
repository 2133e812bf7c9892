import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers'

test('a short listing shows every number', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a long listing shows the first, last and current page and its neighbours', () => {
  expect(pageNumbers(1, 40)).toEqual([1, 2, 'gap', 40])
  expect(pageNumbers(20, 40)).toEqual([1, 'gap', 19, 20, 21, 'gap', 40])
  expect(pageNumbers(40, 40)).toEqual([1, 'gap', 39, 40])
})

test('a gap never stands for a single number', () => {
  expect(pageNumbers(4, 40)).toEqual([1, 2, 3, 4, 5, 'gap', 40])
})

test('for every page the numbers ascend, contain first, current and last, and make at most 9 items', () => {
  const place = fc
    .integer({ min: 1, max: 5000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const steps = pageNumbers(page, pages)
      const numbers = steps.filter((step) => step !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(steps.length).toBeLessThanOrEqual(9)
    }),
  )
})
