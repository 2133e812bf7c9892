import { expect, it } from 'vitest'
import { codesGone, withCodesAgain } from './codes-gone'

const removed = (...codes: string[]) => codes.map((code) => ({ code, label: '' }))
const codes = (discountCodes: string[], ...gone: string[]) => ({ discountCodes, removedCodes: removed(...gone) })

it('what a change took away is known, and no code that had gone before', () => {
  expect(codesGone(codes(['A', 'B'], 'C'), codes(['A'], 'C', 'B'))).toEqual(['B'])
  expect(codesGone(codes(['A']), codes(['A']))).toEqual([])
})

it('what was taken away comes back, and no other', () => {
  expect(withCodesAgain(codes(['A'], 'C', 'b'), ['B'])).toEqual(codes(['A', 'b'], 'C'))
})

it('what the shopper has seen to, or typed again, does not come a second time', () => {
  expect(withCodesAgain(codes(['A', 'B'], 'C'), ['B'])).toEqual(codes(['A', 'B'], 'C'))
  expect(withCodesAgain(codes(['A']), ['B'])).toEqual(codes(['A']))
})
