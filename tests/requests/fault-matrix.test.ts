import { afterAll, beforeAll, expect, it } from 'vitest'
import { walkFault } from '../support/faults/walk-fault'
import { type Backend, openBackend } from '../support/shop/open-shop'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

/** A small part of `npm run faults:matrix`. */
it.each([
  ['sync-cart', 'reset', 'eight'],
  ['sync-coupons', 'wrong types', 'code'],
  ['product', '10 MB', 'cold'],
  ['listing of a category', 'truncated', 'warm'],
  ['footer-help', 'hang', 'eight'],
  ['every call', '429', 'code'],
  ['every call', 'HTML', 'eight'],
  ['every call', 'empty', 'cold'],
] as const)('with %s failing (%s, %s) every answer is right, and no cart is lost', async (call, fault, state) => {
  const { answers, problems } = await walkFault(backend, call, fault, state)
  expect(problems).toEqual([])
  expect(answers).toBeGreaterThan(9)
})
