import { expect, it } from 'vitest'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import { badgeOf } from './badge'
import { cartView } from './cart-view'
import { optimisticCart, optimisticCartOf } from './optimistic-cart'
import { shownCart } from './shown-cart'

const ADDED = { uuid: 'b', product_id: 8, quantity: 3 }
const inOutage = (...items: Parameters<typeof aLine>[]) => {
  const lines = items.map((item) => aLine(...item))
  return cartView(lines, [...lines.map(({ uuid, product_id, quantity }) => ({ uuid, product_id, quantity })), ADDED], 0)
}

it('the header has the amounts that the backend gave, and none while it has not confirmed the pieces', () => {
  expect(badgeOf(cartView([aLine('a', 2)], null, 0))).toEqual({ count: 2, total: 200, net: 160 })
  expect(badgeOf(inOutage(['a', 2]))).toEqual({ count: 5, total: null, net: null })
  expect(badgeOf(inOutage())).toEqual({ count: 3, total: null, net: null })
})

it('a cart from which everything was removed during an outage is empty', () => {
  expect(badgeOf(cartView([aLine('a', 2)], [], 0))).toEqual({ count: 0, total: 0, net: 0 })
})

it('the browser counts the pieces of a product that has no row yet, and takes no page for newer that says the same', () => {
  const answer = aCart([])
  const { lines: _, ...cart } = inOutage()
  const outage = { ...answer, cart: { ...answer.cart, ...cart } }
  expect(shownCart(outage, []).count).toBe(3)
  const told = { type: 'reported', count: 3, total: null, codes: [], isOpen: true } as const
  expect(optimisticCart(optimisticCartOf(outage), told).staleReports).toBe(0)
})
