import { expect, it } from 'vitest'
import { isPrefetch } from './is-prefetch'

it.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-purpose', 'preview'],
  ['x-moz', 'prefetch'],
])('%s: %s fetches ahead', (name, value) => expect(isPrefetch(new Headers({ [name]: value }))).toBe(true))

it.each<Record<string, string>>([{}, { 'sec-fetch-dest': 'document' }, { purpose: 'none' }])('%o is a visit', (headers) => {
  expect(isPrefetch(new Headers(headers))).toBe(false)
})
