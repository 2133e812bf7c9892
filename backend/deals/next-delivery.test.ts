import { expect, test } from 'vitest'
import { nextDelivery } from './next-delivery'

test.each([
  ['before the cut-off it is today', '2026-11-18T14:59:59Z', '2026-11-18T15:00:00.000Z'],
  ['at the cut-off it is the next day', '2026-11-18T15:00:00Z', '2026-11-19T15:00:00.000Z'],
  ['after the cut-off of a Friday it is Monday', '2026-11-20T16:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['on a Sunday it is Monday', '2026-11-22T09:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['it stays at 16:00 when summer time begins', '2026-03-28T12:00:00Z', '2026-03-30T14:00:00.000Z'],
])('%s', (_rule, now, expected) => {
  expect(nextDelivery(new Date(now), 'Europe/Stockholm').toISOString()).toBe(expected)
})
