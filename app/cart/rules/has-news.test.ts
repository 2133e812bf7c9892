import { expect, it } from 'vitest'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import { hasNews } from './has-news'

it('an add that failed, was refused, is not confirmed, or was cut to another quantity is news; one as asked for is none', () => {
  const asAsked = aCart([aLine('a', 2)])
  expect(hasNews(asAsked)).toBe(false)
  expect(hasNews('failed')).toBe(true)
  expect(hasNews({ ...asAsked, refused: 'unsold' })).toBe(true)
  expect(hasNews({ ...asAsked, cart: { ...asAsked.cart, unconfirmed: true } })).toBe(true)
  const cut = aCart([aLine('a', 2, { name: 'Laddare', adjusted_quantity: true }), aLine('b', 1, { name: 'Hållare' })])
  expect(hasNews({ ...cut, added: 'Laddare' })).toBe(true)
  expect(hasNews({ ...cut, added: 'Hållare' })).toBe(false)
})
