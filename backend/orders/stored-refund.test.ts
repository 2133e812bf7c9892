import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import written from '../tests/fixture/stored-refunds.json'
import { storedList } from './stored-list'
import { creditedPieces, refundedPieces, returnedDeposits } from './stored-refund'

const READERS = new Map<string, Pick<typeof refundedPieces, 'read' | 'readable'>>([
  ['lines', refundedPieces],
  ['credited', creditedPieces],
  ['deposits', returnedDeposits],
])

/**
 * The forms that releases have written to the lists of `refunds`, and how each is read. A release that writes another form adds a
 * list to the fixture and an upgrade to stored-refund.ts. The existing lists are never edited.
 */
describe.each(written.map((rows, at) => [at + 1, rows] as const))('lists as release %i wrote them', (_, rows) => {
  it.each(rows)('$column: $stored', ({ column, stored, read }) => {
    const list = READERS.get(column)
    expect([list?.read(stored), list?.readable(stored)]).toEqual([read, read ?? []])
  })
})

test('the lists are written in the form of the last release', () => {
  const last = written.at(-1) ?? []
  const storedIn = (name: string) => last.find(({ column }) => column === name)?.stored
  expect(refundedPieces.write(refundedPieces.readable(storedIn('lines')))).toEqual(storedIn('lines'))
  expect(creditedPieces.write(creditedPieces.readable(storedIn('credited')))).toEqual(storedIn('credited'))
  expect(returnedDeposits.write(returnedDeposits.readable(storedIn('deposits')))).toEqual(storedIn('deposits'))
})

const whole = { position: 1, quantity: 2, amount: 30 }

test('a field of a later release is left out', () => {
  expect(creditedPieces.read([{ ...whole, version: 9, vat: 25 }])).toEqual([whole])
})

test.each([[{ version: 9, pieces: [whole] }], ['1'], [[whole, { ...whole, quantity: { from: 1 } }]], [[whole, null]]])(
  'pieces that cannot be read (%j) are never taken for none',
  (column) => {
    expect(() => creditedPieces.read(column)).toThrow('cannot be read')
    expect(creditedPieces.readable(column)).toEqual(Array.isArray(column) ? [whole] : [])
  },
)

test('an entry of an earlier version is upgraded, beside one of today', () => {
  const list = storedList('test', z.object({ count: z.number() }), [
    ({ quantity, ...fields }) => ({ count: quantity, ...fields }),
  ])
  expect(list.read([{ quantity: 1 }, ...list.write([{ count: 2 }])])).toEqual([{ count: 1 }, { count: 2 }])
  expect(list.write([{ count: 2 }])).toEqual([{ count: 2, version: 2 }])
})
