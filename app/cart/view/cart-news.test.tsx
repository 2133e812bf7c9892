import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import { translator } from '../../../tests/support/shop/translator'
import { ShopProvider } from '../../chrome/shop-provider'
import type { CartItem } from '../../commerce/contract/cart'
import { shownCart } from '../rules/shown-cart'
import { CartNews } from './cart-news'

const text = translator('sv')('cart.added', { name: 'Knappcell' })
const shown = (more: Partial<CartItem>) =>
  renderToString(
    <ShopProvider language="sv" strings={undefined}>
      <CartNews cart={shownCart(aCart([aLine('a', 3, more)]), [])} added="Knappcell" failed={false} />
    </ShopProvider>,
  )

it('says with a warning that a product was added of which the backend says something, and with a tick that one was as asked', () => {
  expect(shown({})).toContain(text)
  expect(shown({})).toContain('text-green')
  for (const more of [{ adjusted_quantity: true }, { cart_notice: 'Varan har tagit slut.' }]) {
    expect(shown(more)).not.toContain('text-green')
    expect(shown(more)).toContain('text-red')
  }
})
