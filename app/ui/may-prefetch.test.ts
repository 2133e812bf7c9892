import { expect, it } from 'vitest'
import { mayPrefetch } from './may-prefetch'

it('prefetch is skipped on 2g or data-saver connections', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
})

it('prefetch is not skipped on other connections, nor when the connection is unknown', () => {
  expect(mayPrefetch({ effectiveType: '3g', saveData: false })).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch({})).toBe(true)
  expect(mayPrefetch(undefined)).toBe(true)
})
