import { expect, it } from 'vitest'
import { countEnd, restartDelay } from './restart-delay'

it('replaces a worker at once, and one that ends again and again after longer and longer pauses', () => {
  expect([1, 2, 3, 4, 8, 20].map(restartDelay)).toEqual([250, 500, 1000, 2000, 30_000, 30_000])
})

it('begins again after a worker that has run for a minute', () => {
  expect(countEnd(5, 59_999)).toBe(6)
  expect(countEnd(5, 60_000)).toBe(1)
})
