import { expect, it } from 'vitest'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import type { CartAnswer } from './cart-data'
import { panelAfterAdd } from './panel-after-add'

const upselling = { id: 7, name: 'Laddare', offers: [] }
const asAsked: CartAnswer = { ...aCart([aLine('a', 2, { name: 'Laddare' })]), added: 'Laddare', upselling }
const cut = aCart([aLine('a', 2, { name: 'Laddare', adjusted_quantity: true }), aLine('b', 1, { name: 'Hållare' })])

it('an add as asked for opens the upselling that it asked for, and leaves the panel in which it was made', () => {
  expect(panelAfterAdd(asAsked, true)).toBe('upselling')
  expect(panelAfterAdd(asAsked, false)).toBe(null)
  expect(panelAfterAdd({ ...asAsked, upselling: null }, true)).toBe('cart')
})

it.each<[string, CartAnswer | 'failed']>([
  ['failed', 'failed'],
  ['was refused', { ...asAsked, refused: 'unsold' }],
  ['is not confirmed', { ...asAsked, cart: { ...asAsked.cart, unconfirmed: true } }],
  ['was cut to another quantity', { ...cut, added: 'Laddare', upselling }],
  ['has a notice', { ...aCart([aLine('a', 1, { name: 'Laddare', cart_notice: 'Slut.' })]), added: 'Laddare', upselling }],
])('an add that %s opens the cart, whether or not it asked for upselling', (_, settled) => {
  expect([panelAfterAdd(settled, true), panelAfterAdd(settled, false)]).toEqual(['cart', 'cart'])
})

it('what the backend says of another row, and a row that is sent without usual values, are no news', () => {
  const [line] = asAsked.cart.lines
  if (line === undefined) throw new Error('no line')
  const { notice: _notice, adjusted: _adjusted, ...lean } = line
  expect(panelAfterAdd({ ...asAsked, cart: { ...asAsked.cart, lines: [lean] } }, true)).toBe('upselling')
  expect(panelAfterAdd({ ...cut, added: 'Hållare', upselling }, true)).toBe('upselling')
})
