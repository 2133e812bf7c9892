import { expect, test } from 'vitest'
import { withdrawnGoods } from './withdrawn-goods'

const ORDERED = [
  { position: 0, quantity: 1 },
  { position: 1, quantity: 3 },
]
const part = (...lines: [position: number, quantity: number][]) =>
  withdrawnGoods({ extent: 'part', lines: lines.map(([position, quantity]) => ({ position, quantity })) }, ORDERED)

test('some pieces of some lines stay as they are', () => {
  expect(part([1, 2])).toEqual({ extent: 'part', lines: [{ position: 1, quantity: 2 }] })
})

test('all pieces of all lines are the whole order', () => {
  expect(part([1, 3], [0, 1])).toEqual({ extent: 'whole', lines: null })
})

test('a line named twice counts once for each, and at most what was ordered', () => {
  expect(part([1, 1], [1, 1])).toEqual({ extent: 'part', lines: [{ position: 1, quantity: 2 }] })
  expect(part([0, 9])).toEqual({ extent: 'part', lines: [{ position: 0, quantity: 1 }] })
})

test('lines that the order does not have are left out', () => {
  expect(part([7, 1])).toEqual({ extent: 'part', lines: null })
  expect(part([7, 1], [0, 1])).toEqual({ extent: 'part', lines: [{ position: 0, quantity: 1 }] })
})

test('the whole order and goods described in words need no lines', () => {
  expect(withdrawnGoods({ extent: 'whole', lines: [{ position: 0, quantity: 1 }] }, ORDERED)).toEqual({
    extent: 'whole',
    lines: null,
  })
  expect(withdrawnGoods({ extent: 'part', lines: null }, ORDERED)).toEqual({ extent: 'part', lines: null })
})
