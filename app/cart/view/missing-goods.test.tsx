import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { words } from '../../../tests/support/shop/read-page'
import { translator } from '../../../tests/support/shop/translator'
import { ShopProvider } from '../../chrome/shop-provider'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import { MissingGoods } from './missing-goods'

const t = translator('sv')
const full = t('cart.full', { max: MAX_LINES })
const names = t('cart.full.leftOut', { names: 'A, B' })

function shown(count: number, leftOut: string[], { isRefused = false, lost = [] as string[] } = {}): string {
  const cart = { lines: Array.from({ length: count }), leftOut, lost }
  return words(
    renderToString(
      <ShopProvider language="sv" strings={undefined}>
        <MissingGoods cart={cart} isRefused={isRefused} />
      </ShopProvider>,
    ),
  ).trim()
}

it('names what found no room, and says that the cart is full only while it is', () => {
  expect(shown(MAX_LINES, ['A', 'B'])).toBe(`${full} ${names}`)
  expect(shown(MAX_LINES - 1, ['A', 'B'])).toBe(names)
  expect(shown(0, ['A', '', 'B'])).toBe(names)
  expect([shown(MAX_LINES, ['']), shown(0, ['']), shown(MAX_LINES, [])]).toEqual([full, '', ''])
})

it('says that the cart is full when it has just refused a product, and names lines that could not be read', () => {
  expect(shown(3, [], { isRefused: true })).toBe(full)
  expect(shown(3, [], { lost: ['C'] })).toBe(t('cart.lost', { names: 'C' }))
})
