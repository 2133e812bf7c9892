import { expect, it } from 'vitest'
import { cartRequest, type KnownProduct } from './cart-request'
import { comingProducts } from './shown-cart'

const adding = (quantity: string, known: KnownProduct | null) => ({
  id: 1,
  sent: true,
  request: cartRequest(
    [
      ['intent', 'add'],
      ['quantity', quantity],
    ],
    'Knappcell',
    known,
  ),
})
const KNOWN = {
  thumb: null,
  vat: 25,
  deposit: 7.5,
  prices: [
    { quantity: 1, price: 29 },
    { quantity: 10, price: 25 },
  ],
}

it('a product that is being added has the price of the tier that its quantity reaches', () => {
  const prices = ['1', '9', '10'].map((quantity) => comingProducts([adding(quantity, KNOWN)])[0]?.price)
  expect(prices).toEqual([29, 261, 250])
})

it('a product of which only the name is known has no price', () => {
  expect(comingProducts([adding('2', null)])).toEqual([
    { id: 1, name: 'Knappcell', quantity: 2, price: null, deposit: 0, thumb: undefined, vat: 0 },
  ])
})

it('a product that is being added has the deposits of all its pieces beside its price', () => {
  expect(comingProducts([adding('2', KNOWN)])).toMatchObject([{ price: 58, deposit: 15 }])
})
