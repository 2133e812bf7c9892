import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import { CALLED } from '../support/faults/called'
import { JOURNEYS, journeysByCall } from '../support/faults/journeys-by-call'
import { walkFault } from '../support/faults/walk-fault'
import { type Backend, openBackend } from '../support/shop/open-shop'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend(withProviders(new MemoryProvider()))
})
afterAll(() => backend.close())

it('without a fault every answer is right, and the journeys make every call of the contract but the report of a browser', async () => {
  // Each journey in one of the languages, in turn: `npm run faults` walks it in all, and the
  // other request tests open the pages in all.
  const { by, problems } = await journeysByCall(backend, (place) => LANGUAGES.slice(place % LANGUAGES.length).slice(0, 1))
  expect(problems).toEqual([])
  expect(CALLED.filter((call) => !by.has(call))).toEqual(['clientError'])
}, 120_000)

/** A small part of `npm run faults`. */
it.each([
  ['filling the cart', 'syncCart', 'reset', 'eight'],
  ['filling the cart', 'syncCoupons', 'wrong types', 'code'],
  ['reading', 'product', '10 MB', 'cold'],
  ['reading', 'categoryListing', 'truncated', 'warm'],
  ['reading', 'every call', '429', 'code'],
  ['ordering', 'every call', 'HTML', 'cold'],
  ['account', 'every call', 'empty', 'cold'],
  ['profile', 'requestEmailChange', 'truncated', 'warm'],
  ['own order', 'every call', '500', 'cold'],
  ['own order', 'settlePayBy', '500', 'code'],
  ['notices', 'every call', '503', 'cold'],
] as const)(
  '%s: with %s failing (%s, %s) every answer is right, and nothing is lost',
  async (name, call, fault, state) => {
    const journey = JOURNEYS.find((one) => one.name === name)
    if (journey === undefined) throw new Error(`No journey ${name}`)
    const { answers, problems } = await walkFault(backend, { journey, call, fault, state, turn: 0 })
    expect(problems).toEqual([])
    expect(answers).toBeGreaterThan(4)
  },
  60_000,
)
