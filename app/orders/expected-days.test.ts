import { expect, test } from 'vitest'
import { expectedDays } from './expected-days'

const DAYS = { from: '2026-11-17', to: '2026-11-18' }

test('an order is late once the last of its promised days is over in the time zone of the shop', () => {
  expect(expectedDays(DAYS, 'sv-SE', new Date('2026-11-18T22:30:00Z'))?.late).toBe(false)
  expect(expectedDays(DAYS, 'sv-SE', new Date('2026-11-18T23:30:00Z'))?.late).toBe(true)
})

test('an order without promised days is not expected on any', () => {
  expect(expectedDays(null, 'sv-SE', new Date())).toBeNull()
  expect(expectedDays(undefined, 'sv-SE', new Date())).toBeNull()
})
