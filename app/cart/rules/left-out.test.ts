import { expect, it } from 'vitest'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import type { RequestedLine } from '../../server/session/cart-line'
import { NEW_SHOPPER } from '../../server/session/shopper'
import { addLines, MAX_LEFT_OUT, withLeftOut } from './left-out'

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

it('keeps the names of what was left out until the shopper is told: each once, and the last of many', () => {
  const before = withLeftOut(NEW_SHOPPER, ['Batteritestare', 'Knappcell'])
  expect(withLeftOut(before, ['Batteritestare', '', '']).cart.leftOut).toEqual(['Knappcell', 'Batteritestare', ''])
  const many = Array.from({ length: MAX_LEFT_OUT }, (_, at) => `Vara ${at}`)
  expect(withLeftOut(before, many).cart.leftOut).toEqual(many)
})
