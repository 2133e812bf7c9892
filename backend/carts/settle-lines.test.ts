import { expect, test } from 'vitest'
import { settleQuantity } from './settle-lines'

const sv = { language: 'sv' } as const

test.each([
  ['what there is of it is given', 3, 5, 3, false],
  ['no more than there is', 9, 5, 5, true],
  ['no more than 5000 of what comes again and again', 6000, Infinity, 5000, true],
  ['no more than 5000 of what there is plenty of', 6000, 9000, 5000, true],
  ['all of it when that is 5000', 6000, 5000, 5000, true],
  ['a sold-out line keeps its quantity', 2, 0, 2, false],
])('%s', (_rule, asked, available, quantity, adjusted) => {
  expect(settleQuantity(asked, available, sv)).toMatchObject({ quantity, adjusted, soldOut: available === 0 })
})

test('a line that cannot be had as asked says why, another says nothing', () => {
  expect(settleQuantity(9, 5, sv).notice).toBe('Vi har bara 5 st i lager.')
  expect(settleQuantity(1, 0, sv).notice).toContain('slut')
  expect(settleQuantity(1, 1, sv).notice).toBeNull()
})
