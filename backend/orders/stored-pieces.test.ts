import { describe, expect, it, test } from 'vitest'
import written from '../tests/fixture/stored-withdrawals.json'
import { arePiecesReadable, readPieces, readablePieces } from './stored-pieces'

/**
 * The forms that releases have written to `withdrawals.lines`, and how each is read. A release that writes another form adds a
 * list to the fixture. The existing lists are never edited.
 */
describe.each(written.map((rows, at) => [at + 1, rows] as const))('pieces as release %i wrote them', (_, rows) => {
  it.each(rows)('%j', ({ lines, read }) => {
    expect([readPieces(lines), readablePieces(lines), arePiecesReadable(lines)]).toEqual([read, read ?? [], true])
  })
})

const whole = { position: 1, quantity: 2 }

test('a field of a later release is left out', () => {
  expect(readPieces([{ ...whole, version: 2, reason: 'size' }])).toEqual([whole])
})

test.each([
  [[]],
  [{ version: 99, pieces: [whole] }],
  ['1'],
  [[whole, { position: 0, quantity: { from: 1, to: 2 } }]],
  [[whole, null]],
])('pieces that cannot be read (%j) are never taken for none', (lines) => {
  expect(() => readPieces(lines)).toThrow('cannot be read')
  expect(arePiecesReadable(lines)).toBe(false)
  expect(readablePieces(lines)).toEqual(Array.isArray(lines) ? lines.filter((one) => one === whole) : [])
})
