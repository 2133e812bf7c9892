import { expect, it } from 'vitest'
import { soldIn } from './copied-line'
import { type Copies, NO_COPIES, readCopies, writeCopies } from './copies'

const COPIES: Copies = {
  session: 'mark',
  lines: [
    { product_id: 7, quantity: 2 },
    { product_id: 9, quantity: 1, related_id: 7 },
  ],
  codes: ['KRAFT10'],
  signedIn: 'myOrder',
}
const NOTHING = { cart: null, discount: null, auth: null }

it('written copies can be read', () => {
  expect(readCopies(writeCopies(COPIES))).toEqual(COPIES)
  expect(readCopies(writeCopies(NO_COPIES))).toEqual(NO_COPIES)
})

it('the uuids of lines stand beside them, where a release that knows none reads the lines as before', () => {
  const uuid = '00000000-0000-4000-8000-000000000000'
  const copies: Copies = {
    ...COPIES,
    lines: [
      { product_id: 7, quantity: 2, uuid },
      { product_id: 9, quantity: 1 },
    ],
  }
  const { cart } = writeCopies(copies)
  expect(cart).toContain('"lines":[{"product_id":7,"quantity":2},{"product_id":9,"quantity":1}]')
  expect(readCopies(writeCopies(copies))).toEqual(copies)
  const damaged = cart.replace('{"product_id":9,"quantity":1}', '7')
  expect(readCopies({ ...writeCopies(copies), cart: damaged }).lines).toEqual([{ product_id: 7, quantity: 2, uuid }])
})

it('the same copies give the same text', () => {
  expect(writeCopies({ ...COPIES, lines: COPIES.lines.map((line) => ({ ...line })) })).toEqual(writeCopies(COPIES))
})

it.each([
  ['nothing', null],
  ['no JSON', '{"version":1,'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['another program', '{"items":[{"id":1}],"codes":"A","signedIn":true}'],
  ['lines that are no list', '{"version":1,"session":"a","lines":{},"codes":{},"signedIn":1}'],
])('%s counts as no copy, and never throws', (_, text) => {
  expect(readCopies({ cart: text, discount: text, auth: text })).toEqual(NO_COPIES)
})

it('copies written by version 1 can be read', () => {
  const texts = {
    cart: '{"version":1,"session":"mark","lines":[{"product_id":7,"quantity":2},{"product_id":9,"quantity":1,"related_id":7}]}',
    discount: '{"version":1,"codes":["KRAFT10"]}',
    auth: '{"version":1,"signedIn":"myOrder"}',
  }
  expect(readCopies(texts)).toEqual(COPIES)
  expect(writeCopies(COPIES)).toEqual(texts)
})

it('a line that an earlier release copied is of the storefront that sold it, whatever the order of the languages is now', () => {
  const lines =
    '[{"product_id":7,"sold_in":0},{"product_id":8,"sold_in":1},{"product_id":9,"sold_in":2},{"product_id":6,"sold_in":3}]'
  const { lines: read } = readCopies({ ...NOTHING, cart: `{"version":1,"session":"mark","lines":${lines}}` })
  expect(read.map(({ sold_in }) => sold_in)).toEqual([soldIn('sv'), soldIn('no'), soldIn('de'), soldIn('da')])
})

it('of copies written by a later release, the known parts are read', () => {
  const later =
    '{"version":2,"session":"mark","lines":[{"product_id":7,"quantity":2}],"gift":1,"codes":["A"],"signedIn":"myOrder"}'
  expect(readCopies({ cart: later, discount: later, auth: later })).toEqual({
    ...COPIES,
    lines: [{ product_id: 7, quantity: 2 }],
    codes: ['A'],
  })
})

it.each([
  ['no object', '7'],
  ['a list', '[7,2]'],
  ['an object with texts', '{"product_id":"7","quantity":2}'],
])('a line that is %s costs that line alone', (_, line) => {
  const cart = `{"version":1,"session":"mark","lines":[${line},{"product_id":7,"quantity":2}]}`
  expect(readCopies({ ...NOTHING, cart })).toEqual({ ...NO_COPIES, session: 'mark', lines: [{ product_id: 7, quantity: 2 }] })
})

it('a code that is not a string is dropped alone, and an unknown sign-in strategy counts as signed out', () => {
  const texts = { cart: null, discount: '{"version":1,"codes":[1,"A"]}', auth: '{"version":1,"signedIn":"root"}' }
  expect(readCopies(texts)).toEqual({ ...NO_COPIES, codes: ['A'] })
})

it('a damaged copy does not affect the others', () => {
  const texts = writeCopies(COPIES)
  expect(readCopies({ ...texts, discount: '{' })).toEqual({ ...COPIES, codes: [] })
  expect(readCopies({ ...NOTHING, auth: texts.auth })).toEqual({ ...NO_COPIES, signedIn: 'myOrder' })
})
