import { describe, expect, it } from 'vitest'
import { lapsedLines, restoreLine } from './removed-line'

const line = (uuid: string, product_id: number, quantity = 1, more = {}) => ({ uuid, product_id, quantity, ...more })
const taken = line('b', 2, 3, { campaign: 'spring' })

describe('a removed line is restored', () => {
  it('at its former position, with its quantity and origin markers', () => {
    const removed = { line: taken, name: '', position: 1, lapsed: [], codes: [] }
    expect(restoreLine([line('a', 1), line('c', 3)], removed)).toEqual([line('a', 1), taken, line('c', 3)])
  })

  it('at the end when the other lines are gone too', () => {
    expect(restoreLine([], { line: taken, name: '', position: 4, lapsed: [], codes: [] })).toEqual([taken])
  })

  it('once: restoring it again changes nothing', () => {
    expect(restoreLine([taken], { line: taken, name: '', position: 0, lapsed: [], codes: [] })).toEqual([taken])
  })

  it('into the line of the same product that was added again', () => {
    const again = line('d', 2, 2)
    expect(restoreLine([again], { line: taken, name: '', position: 0, lapsed: [], codes: [] })).toEqual([line('d', 2, 5)])
  })

  it('not beside the same goods of an offer to the customer, which were added again', () => {
    const offered = line('b', 2, 10, { offer_item_id: 7 })
    const removed = { line: offered, name: '', position: 0, lapsed: [], codes: [] }
    const again = line('d', 2, 10, { offer_item_id: 7 })
    expect(restoreLine([again], removed)).toEqual([again])
    const other = line('e', 2, 10, { offer_item_id: 8 })
    expect(restoreLine([other], removed)).toEqual([offered, other])
  })

  it('as a line of its own when it is tied', () => {
    const offered = line('b', 2, 1, { cross_selling_product_id: 1 })
    const removed = { line: offered, name: '', position: 0, lapsed: [], codes: [] }
    expect(restoreLine([line('d', 2)], removed)).toEqual([offered, line('d', 2)])
  })
})

describe('a line that was offered beside it', () => {
  const lapsed = line('o', 9, 1, { cross_selling_product_id: null, upselling_bundle_id: null })

  it.each([{ cross_selling_product_id: 2 }, { upselling_bundle_id: 2 }])(
    'is remembered when its tie %j lapses with the removal, and gets it back; other lines are not',
    (tie) => {
      const offered = line('o', 9, 1, tie)
      expect(lapsedLines([taken, offered, line('x', 4)], [lapsed, line('x', 4)])).toEqual([offered])
      expect(lapsedLines([taken, offered], [offered])).toEqual([])
      const removed = { line: taken, name: '', position: 0, lapsed: [offered], codes: [] }
      expect(restoreLine([lapsed], removed)).toMatchObject([taken, offered])
    },
  )
})
