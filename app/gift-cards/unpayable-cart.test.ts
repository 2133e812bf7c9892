import { expect, it } from 'vitest'
import { aLine } from '../../tests/support/drawer/some-cart'
import { unpayableCart } from './unpayable-cart'

const goods = aLine('goods', 1)
const card = aLine('card', 1, { type: 4 })
const subscription = aLine('subscription', 1, { subscription_interval: { id: 3, name: 'Var tredje månad', days: 91 } })

it.each([
  ['nothing yet', [], null],
  ['goods', [goods], null],
  ['goods and a gift card', [card, goods], null],
  ['a gift card alone', [card], 'giftCard.hint'],
  ['a subscription', [subscription], 'giftCard.error.subscription'],
  ['goods and a subscription', [goods, subscription], 'giftCard.error.subscription'],
])('gift cards pay a part of a cart with %s, or are refused with the reason: %#', (_, lines, expected) => {
  expect(unpayableCart(lines)).toBe(expected)
})
