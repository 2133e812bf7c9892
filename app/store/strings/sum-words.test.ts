import { expect, it } from 'vitest'
import { LANGUAGES } from '../languages'
import { da } from './da'
import { de } from './de'
import { no } from './no'
import { sv } from './sv'

const STRINGS = { sv, no, de, da }
const OTHER_SUMS = [
  'checkout.total',
  'order.total',
  'giftCard.total',
  'giftCard.toPay',
  'checkout.goods',
  'deposit.total',
] as const

it.each(LANGUAGES)(
  'the sum of the cart, without freight and fee, is called like no amount that is charged, in %s',
  (language) => {
    const strings = STRINGS[language]
    expect(OTHER_SUMS.map((key) => strings[key])).not.toContain(strings['cart.subtotal'])
  },
)
