import { expect, it } from 'vitest'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import { productsInCart } from './products-in-cart'

const here = { state: 'here', session: 's', restored: false, codes: [], signedIn: null } as const

it('the products of the confirmed lines are in the cart', () => {
  expect(productsInCart(aCart([aLine('a', 1), aLine('b', 2, { product_id: 8 })]))).toEqual(new Set([7, 8]))
})

it('so is a product that was added in an outage, whose cross-selling Buy button is disabled', () => {
  const lines = [
    { uuid: 'a', product_id: 7, quantity: 1 },
    { uuid: 'c', product_id: 9, quantity: 1 },
  ]
  expect(productsInCart({ ...aCart([aLine('a', 1)]), summary: { ...here, lines } })).toEqual(new Set([7, 9]))
})

it('the piece that a code adds counts for no offer, so its product is not in the cart', () => {
  const gift = aLine('g', 1, { product_id: 8, added_by_coupon: 'GAVA' })
  expect(productsInCart(aCart([aLine('a', 1), gift]))).toEqual(new Set([7]))
})
