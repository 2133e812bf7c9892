import { expect, it } from 'vitest'
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

it('what is kept is read again', () => {
  expect(readCopies(writeCopies(COPIES))).toEqual(COPIES)
  expect(readCopies(writeCopies(NO_COPIES))).toEqual(NO_COPIES)
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
  ['a later release', '{"version":2,"session":"a","lines":[{"product_id":7,"quantity":2}],"codes":["A"],"signedIn":"myOrder"}'],
  ['another program', '{"items":[{"id":1}],"codes":"A","signedIn":true}'],
  ['a line that is no object', '{"version":1,"session":"a","lines":[7],"codes":[1],"signedIn":"root"}'],
  ['a line with texts', '{"version":1,"session":"a","lines":[{"product_id":"7"}],"codes":{},"signedIn":1}'],
  ['a line that is a list', '{"version":1,"session":"a","lines":[[7,2]],"codes":null}'],
])('%s counts as no copy, and never throws', (_, text) => {
  expect(readCopies({ cart: text, discount: text, auth: text })).toEqual(NO_COPIES)
})

it('a damaged copy loses itself only', () => {
  const texts = writeCopies(COPIES)
  expect(readCopies({ ...texts, discount: '{' })).toEqual({ ...COPIES, codes: [] })
  expect(readCopies({ ...NOTHING, auth: texts.auth })).toEqual({ ...NO_COPIES, signedIn: 'myOrder' })
})
