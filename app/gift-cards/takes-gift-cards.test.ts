import { expect, it } from 'vitest'
import { aLine } from '../../tests/support/drawer/some-cart'
import { takesGiftCards } from './takes-gift-cards'

const goods = aLine('goods', 1)
const card = aLine('card', 1, { type: 4 })
const subscription = aLine('subscription', 1, { subscription_interval: { id: 3, name: 'Var tredje månad', days: 91 } })

it.each([
  ['nothing yet', [], true],
  ['goods', [goods], true],
  ['goods and a gift card', [card, goods], true],
  ['a gift card alone', [card], false],
  ['a subscription', [subscription], false],
  ['goods and a subscription', [goods, subscription], false],
])('gift cards pay a part of a cart with %s: %#', (_, lines, expected) => {
  expect(takesGiftCards(lines)).toBe(expected)
})
