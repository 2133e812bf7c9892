import { expect, it } from 'vitest'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import type { RequestedLine } from '../../server/session/cart-line'
import { NEW_SHOPPER } from '../../server/session/shopper'
import { addLines, hasLeftOut, withLeftOut } from './left-out'

const line = (product_id: number): RequestedLine => ({ uuid: `line-${product_id}`, product_id, quantity: 1 })
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1))

it('adds what there is room for, and tells which lines there is none for; what merges needs no room', () => {
  const added = [line(1000), { ...line(7), uuid: 'again' }, line(1001)]
  const { lines: after, leftOut } = addLines(lines(MAX_LINES - 1), added)
  expect(after).toHaveLength(MAX_LINES)
  expect(after.at(-1)?.product_id).toBe(1000)
  expect(after[6]?.quantity).toBe(2)
  expect(leftOut).toEqual([line(1001)])
})

it('keeps the names of what was left out until the shopper is told, and tells a request that left something out', () => {
  const before = withLeftOut(NEW_SHOPPER, ['Batteritestare'])
  const requested = withLeftOut(before, ['Batteritestare', ''])
  expect(requested.cart.leftOut).toEqual(['Batteritestare', 'Batteritestare', ''])
  expect([hasLeftOut({ before, requested }), hasLeftOut({ before, requested: before })]).toEqual([true, false])
})
