import { expect, it } from 'vitest'
import { withKeptNotices, withoutShownNotices } from './kept-notices'

const line = { uuid: 'a', quantity: 3, cart_notice: null, adjusted_quantity: false }
const adjusted = { ...line, cart_notice: 'Bara 3 kvar', adjusted_quantity: true }

it('the notice about a changed line is kept until the cart is shown', () => {
  expect(withKeptNotices([line], [adjusted])).toEqual([adjusted])
})

it('a new notice is not overwritten', () => {
  const now = { ...line, cart_notice: 'Slut i lager' }
  expect(withKeptNotices([now], [adjusted])).toEqual([{ ...now, adjusted_quantity: true }])
})

it('a line that has changed since, or another line, keeps no notice', () => {
  expect(withKeptNotices([{ ...line, quantity: 2 }], [adjusted])).toEqual([{ ...line, quantity: 2 }])
  expect(withKeptNotices([{ ...line, uuid: 'b' }], [adjusted])).toEqual([{ ...line, uuid: 'b' }])
})

it('a shown notice is dropped, and a later one of the same line is not', () => {
  expect(withoutShownNotices([adjusted], [adjusted])).toEqual([line])
  const later = { ...line, cart_notice: 'Slut i lager' }
  expect(withoutShownNotices([later], [adjusted])).toEqual([later])
})
