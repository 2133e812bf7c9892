import { expect, it } from 'vitest'
import { codesGone, isNoted, withCodes, withCodesAgain, withFitting, withoutCodes } from './codes-gone'

const removed = (...codes: string[]) => codes.map((code) => ({ code, label: '' }))
const codes = (discountCodes: string[], ...gone: string[]) => ({
  discountCodes,
  fittedCodes: [] as string[],
  removedCodes: removed(...gone),
})

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

it('notes which codes have fitted, once each, and no code that is not there', () => {
  const noted = withFitting(codes(['A', 'B']), ['a', 'C'])
  expect(noted.fittedCodes).toEqual(['a'])
  expect(withFitting(noted, ['A']).fittedCodes).toEqual(['a'])
  expect([isNoted(['A'], noted), isNoted(['A', 'B'], noted)]).toEqual([true, false])
})

it('forgets that a code has fitted when it is removed, so that it waits when it is entered again', () => {
  const fitted = withFitting(codes(['A', 'B']), ['A', 'B'])
  expect(withCodes(fitted, ['B']).fittedCodes).toEqual(['B'])
  expect(withCodes(withCodes(fitted, ['B']), ['B', 'A']).fittedCodes).toEqual(['B'])
  expect(withoutCodes(fitted, removed('A'))).toMatchObject({
    discountCodes: ['B'],
    fittedCodes: ['B'],
    removedCodes: removed('A'),
  })
})

it('drops the notice of a removed code that is entered again', () => {
  expect(withCodes(codes([], 'A', 'B'), ['a']).removedCodes).toEqual(removed('B'))
})
