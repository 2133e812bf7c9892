import { expect, it } from 'vitest'
import { aLine } from '../../../tests/support/drawer/some-cart'
import { cartView } from './cart-view'

const reductions = [{ code: 'KRAFT10', amount: 20 }]

it('a line shows the reductions that the backend has confirmed for it', () => {
  const { lines } = cartView([aLine('a', 2, { price: 90, reductions })], null, 0)
  expect(lines).toMatchObject([{ total: 180, reductions: [{ code: 'KRAFT10', amount: 20, shared: false }] }])
})

it('an unconfirmed line shows its reductions only if its quantity is the confirmed one', () => {
  const items = ['a', 'b'].map((uuid) => aLine(uuid, 2, { price: 90, reductions }))
  const requested = [2, 3].map((quantity, at) => ({ uuid: items[at]?.uuid ?? '', product_id: 7, quantity }))
  const { lines, unconfirmed } = cartView(items, requested, 0)
  expect(unconfirmed).toBe(true)
  expect(lines.map((line) => [line.quantity, line.reductions.length])).toEqual([
    [2, 1],
    [3, 0],
  ])
})
