import { describe, expect, it, test } from 'vitest'
import { CANCEL_REASONS } from '../../app/commerce/contract/order'
import written from '../tests/fixture/stored-events.json'
import { readEventDetail, shownEventDetail, writeEventDetail } from './stored-event'

const RELEASES: readonly (readonly { type: string; stored: object; read: object }[])[] = written
const NOTHING = {
  reason: null,
  place: null,
  refund: null,
  to: null,
  amount: null,
  missing: null,
  sellable: null,
  restock: null,
  restocked: null,
}

/**
 * The details that releases have written to `order_events`, and what is read of each. A release that writes another form adds a
 * list to the fixture and an upgrade to stored-event.ts. The existing lists are never edited.
 */
describe.each(RELEASES.map((events, at) => [at + 1, events] as const))('details as release %i wrote them', (_, events) => {
  it.each(events)('$type: $stored', ({ stored, read }) => {
    expect(readEventDetail(stored)).toEqual({ ...NOTHING, ...read })
  })
})

test('details are written in the form of the last release', () => {
  for (const { stored } of RELEASES.at(-1) ?? []) expect(writeEventDetail(shownEventDetail(stored))).toEqual(stored)
})

test('the staff is shown all facts, and not the version', () => {
  expect(shownEventDetail({ version: 2, provider: 'stripe', amount: 100 })).toEqual({ provider: 'stripe', amount: 100 })
})

test.each([[{ version: 9, amount: 49, missing: { from: 1 } }], [{ amount: 49, missing: '29.5', sellable: 1 }]])(
  'a fact that cannot be read costs itself alone: %j',
  (stored) => {
    expect(readEventDetail(stored)).toEqual({ ...NOTHING, amount: 49 })
  },
)

test.each([null, 'refunded', [], 7])('of a detail that is %j nothing is read', (stored) => {
  expect([readEventDetail(stored), shownEventDetail(stored)]).toEqual([NOTHING, {}])
})

test('every reason for which an order is cancelled is read again', () => {
  const read = CANCEL_REASONS.map((reason) => readEventDetail(writeEventDetail({ reason })).reason)
  expect(read).toEqual(CANCEL_REASONS)
})
