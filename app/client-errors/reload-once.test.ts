import { expect, test } from 'vitest'
import { mayReload } from './reload-once'

test('a failed chunk reloads the page at most once per minute', () => {
  expect(mayReload(null, 1_000_000)).toBe(true)
  expect(mayReload('1000000', 1_059_999)).toBe(false)
  expect(mayReload('1000000', 1_060_000)).toBe(true)
  expect(mayReload('not a number', 1_000_000)).toBe(true)
})
