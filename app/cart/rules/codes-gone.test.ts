import { describe, expect, it } from 'vitest'
import { aRule } from '../../../tests/support/discounts/a-rule'
import { codesGone, withCheckedCodes, withCodes, withCodesAgain } from './codes-gone'

const removed = (...codes: string[]) => codes.map((code) => ({ code, label: '', language: 'sv' as const, waits: false }))
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

describe('a check of the codes', () => {
  const [a, b] = [aRule({ code: 'A', discount_label: 'Label' }), aRule({ code: 'B' })]
  const waiting = { code: 'A', label: 'Label', language: 'sv' as const, waits: true }

  it('notes which codes have fitted, once each, and no code that is not there', () => {
    const result = withCheckedCodes(codes(['a', 'B']), { fitting: [a, aRule({ code: 'C' })], unfit: [] }, 'sv')
    expect(result.fittedCodes).toEqual(['a'])
    expect(withCheckedCodes(result, { fitting: [a], unfit: [] }, 'sv')).toBe(result)
  })

  it('removes a code that does not fit: one that has fitted for good, another one waits', () => {
    const fitted = withCheckedCodes(codes(['A', 'B']), { fitting: [a, b], unfit: [] }, 'sv')
    expect(withCheckedCodes(fitted, { fitting: [b], unfit: [a] }, 'sv')).toEqual({
      discountCodes: ['B'],
      fittedCodes: ['B'],
      removedCodes: [{ ...waiting, waits: false }],
    })
    expect(withCheckedCodes(codes(['A', 'B']), { fitting: [b], unfit: [a] }, 'sv').removedCodes).toEqual([waiting])
  })

  it('takes back a code that has waited when it fits, and no other removed one', () => {
    const shopper = { ...codes(['B']), removedCodes: [waiting, ...removed('C')] }
    expect(withCheckedCodes(shopper, { fitting: [], unfit: [a] }, 'sv')).toBe(shopper)
    expect(withCheckedCodes(shopper, { fitting: [a, aRule({ code: 'C' })], unfit: [] }, 'sv')).toEqual({
      discountCodes: ['B', 'A'],
      fittedCodes: ['A'],
      removedCodes: removed('C'),
    })
  })

  it('lets a removed code wait again when it is entered again', () => {
    const fitted = withCheckedCodes(codes(['A', 'B']), { fitting: [a, b], unfit: [] }, 'sv')
    expect(withCodes(fitted, ['B']).fittedCodes).toEqual(['B'])
    expect(withCodes(withCodes(fitted, ['B']), ['B', 'A']).fittedCodes).toEqual(['B'])
  })
})

it('drops the notice of a removed code that is entered again', () => {
  expect(withCodes(codes([], 'A', 'B'), ['a']).removedCodes).toEqual(removed('B'))
})
