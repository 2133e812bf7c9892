import { expect, it } from 'vitest'
import { withheld } from './withheld'

it.each([
  [null, 'consent'],
  [1, 'consent'],
  [9, 'consent'],
  [17, 'consent'],
  [25, 'consent'],
  [3, null],
  [5, null],
  [31, null],
])('with the consent mask %s an event is withheld for: %s', (mask, reason) => {
  expect(withheld(mask, false)).toBe(reason)
})

it('events of internal sessions are withheld whatever was granted', () => {
  expect(withheld(31, true)).toBe('internal')
})
