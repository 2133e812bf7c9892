import { expect, it } from 'vitest'
import { isSameNumber } from './same-number'

it.each(['SE1024', ' se 1024 ', '#SE-1024', 'se.1024'])('an order is named by its number as a shopper types it: %s', (typed) => {
  expect(isSameNumber(typed, 'SE1024')).toBe(true)
})

it('another number, none, and no order are not the same', () => {
  expect([isSameNumber('SE1025', 'SE1024'), isSameNumber(undefined, 'SE1024'), isSameNumber('', null)]).toEqual([
    false,
    false,
    false,
  ])
})
