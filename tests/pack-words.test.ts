import { expect, it } from 'vitest'
import { LANGUAGES } from '../app/store/languages'
import { translator } from './support/shop/translator'

/** A unit of a line may be a pack, whose price for one piece the product page tells: so no line calls a unit a piece. */
const PIECE = /\b(st|stk|styck|stykk|Stück)\b/i

it.each(LANGUAGES)('no price and no quantity of a line is called one of a piece, in %s', (language) => {
  const t = translator(language)
  const said = [
    t('cart.each', { price: '2' }),
    t('cart.added.count', { count: 50 }),
    t('confirmation.quantity', { count: 50 }),
    t('account.offers.each', { quantity: 50, price: '2' }),
  ]
  expect(said.filter((text) => PIECE.test(text))).toEqual([])
  expect(t('price.piece')).toMatch(PIECE)
})
