import { expect, test } from 'vitest'
import { limitToStock } from './cart-lines'

const sv = { language: 'sv' } as const

test.each([
  ['the requested quantity, if it is in stock', 3, 5, 3, false],
  ['no more than the stock', 9, 5, 5, true],
  ['no more than 5000 of a product without a stock limit', 6000, Infinity, 5000, true],
  ['no more than 5000 if the stock is larger', 6000, 9000, 5000, true],
  ['the whole stock if that is 5000', 6000, 5000, 5000, true],
  ['the requested quantity of a sold-out line', 2, 0, 2, false],
])('a line has %s', (_rule, requested, stock, quantity, adjusted) => {
  expect(limitToStock(requested, stock, sv)).toMatchObject({ quantity, adjusted, soldOut: stock === 0 })
})

test('a line that is not available as requested has a notice with the reason', () => {
  expect(limitToStock(9, 5, sv).notice).toBe('Vi har bara 5 i lager.')
  expect(limitToStock(1, 0, sv).notice).toContain('slut')
  expect(limitToStock(1, 1, sv).notice).toBeNull()
})
