import { expect, it } from 'vitest'
import { withKeptNotices, withoutShownNotices } from './kept-notices'

const stated = { quantity: 3, pricing: [{ q: 1, p: 100 }], sold_out: false, subscription_interval: null }
const line = { ...stated, uuid: 'a', cart_notice: null, adjusted_quantity: false }
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

const lapsed = { ...line, cart_notice: 'Det lägre priset gällde tillsammans med en annan vara' }
const interval = { id: 1, name: '1 månad', days: 30, next_on: undefined }

it.each<[string, object, object]>([
  ['the price of an offer that holds again', { pricing: [{ q: 1, p: 80 }] }, {}],
  ['new pieces in stock', { sold_out: false }, { sold_out: true }],
  ['another interval', { subscription_interval: interval }, {}],
])('a line with %s keeps no notice of what was before', (_what, now, was) => {
  expect(withKeptNotices([{ ...line, ...now }], [{ ...lapsed, ...was }])).toEqual([{ ...line, ...now }])
})

it('a code that reduces the line leaves its notice', () => {
  const reduced = { ...line, price: 50 }
  const before = { ...adjusted, price: 100 }
  expect(withKeptNotices([reduced], [before])).toEqual([{ ...adjusted, price: 50 }])
})

it('a shown notice is dropped, and a later one of the same line is not', () => {
  expect(withoutShownNotices([adjusted], [adjusted])).toEqual([line])
  const later = { ...line, cart_notice: 'Slut i lager' }
  expect(withoutShownNotices([later], [adjusted])).toEqual([later])
})
