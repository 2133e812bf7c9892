import { expect, it } from 'vitest'
import { linkNotice, withLinkCodes } from './link-notice'

const line = (uuid: string, quantity = 1) => ({ uuid, quantity })
const none = { malformed: [], untried: [] }
const link = { former: [], lines: [line('a', 3), line('b')], ignored: ['X'], codes: [], ...none }

it('names what a link added and ignored, and offers the undo, until the cart changes', () => {
  const told = { count: 4, undo: true, former: false, ignored: ['X'], ...none }
  expect(linkNotice(link, [line('a', 3), line('b')], [])).toEqual(told)
  expect(linkNotice(link, [line('b'), line('a', 3)], [])).toEqual(told)
  const former = [{ uuid: 'z', product_id: 1, quantity: 1 }]
  expect(linkNotice({ ...link, former }, [line('a', 3), line('b')], [])).toEqual({ ...told, former: true })
  expect(linkNotice(link, [line('a', 3)], [])).toBeNull()
  expect(linkNotice(link, [line('a', 3), line('b'), line('c')], [])).toBeNull()
  expect(linkNotice(link, [line('a', 3), line('c')], [])).toBeNull()
})

it('a line that a coupon adds or takes away does not end the undo, and is not counted as added by the link', () => {
  const gift = { ...line('c'), added_by_coupon: 'GAVA' }
  expect(linkNotice(link, [line('a', 3), gift, line('b')], [])).toMatchObject({ undo: true, count: 4 })
  const codes = { malformed: ['AB'], untried: [] }
  const kept = withLinkCodes(null, [line('a'), gift], codes)
  expect(linkNotice(kept, [line('a')], [])?.malformed).toEqual(['AB'])
})

it('a changed quantity ends the undo', () => {
  expect(linkNotice(link, [line('a', 4), line('b')], [])).toBeNull()
})

it('a link that replaced nothing has nothing to undo', () => {
  const nothing = { former: null, lines: [line('a', 2)], ignored: ['X'], codes: [], ...none }
  expect(linkNotice(nothing, [line('a', 2)], [])).toEqual({ count: 0, undo: false, former: false, ignored: ['X'], ...none })
  expect(linkNotice({ ...nothing, lines: [] }, [], [])).toEqual({ count: 0, undo: false, former: false, ignored: ['X'], ...none })
})

it('there is no notice without a link', () => expect(linkNotice(null, [], [])).toBeNull())

it('names the codes of a link that were not added, until the shopper adds them', () => {
  const codes = { malformed: ['AB'], untried: ['KRAFT10'] }
  const told = { count: 0, undo: false, former: false, ignored: [], ...codes }
  const lines = [line('a')]
  const kept = withLinkCodes(null, lines, codes)
  expect(linkNotice(kept, lines, [])).toEqual(told)
  expect(linkNotice(kept, lines, ['kraft10'])).toEqual({ ...told, untried: [] })
  expect(linkNotice(withLinkCodes(null, lines, { ...codes, malformed: [] }), lines, ['KRAFT10'])).toBeNull()
})

it('a notice about codes keeps the undo of a link, and later codes replace that notice only', () => {
  const lines = [line('a', 3), line('b')]
  const codes = { malformed: ['AB'], untried: [] }
  const kept = withLinkCodes(link, lines, codes)
  expect(kept).toEqual({ ...link, ...codes })
  expect(withLinkCodes(kept, lines, none)).toEqual(link)
  expect(withLinkCodes(withLinkCodes(null, lines, codes), lines, none)).toBeNull()
})
