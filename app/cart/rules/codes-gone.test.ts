import { expect, it } from 'vitest'
import { codesGone, withCodesAgain } from './codes-gone'

const removed = (...codes: string[]) => codes.map((code) => ({ code, label: '' }))
const codes = (discountCodes: string[], ...gone: string[]) => ({ discountCodes, removedCodes: removed(...gone) })

it('lists the codes that a change removed, without those removed earlier', () => {
  expect(codesGone(codes(['A', 'B'], 'C'), codes(['A'], 'C', 'B'))).toEqual(['B'])
  expect(codesGone(codes(['A']), codes(['A']))).toEqual([])
})

it('restores the removed codes and no others', () => {
  expect(withCodesAgain(codes(['A'], 'C', 'b'), ['B'])).toEqual(codes(['A', 'b'], 'C'))
})

it('does not restore a code whose notice was closed, or that was entered again', () => {
  expect(withCodesAgain(codes(['A', 'B'], 'C'), ['B'])).toEqual(codes(['A', 'B'], 'C'))
  expect(withCodesAgain(codes(['A']), ['B'])).toEqual(codes(['A']))
})
