import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequestedLine } from '../../server/session/cart-line'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import { addBoth, addLine, addsNothing, changeQuantity, isLocked, removeLine } from './lines'

const line = (uuid: string, product_id: number, quantity: number, origin: Partial<RequestedLine> = {}): RequestedLine => ({
  uuid,
  product_id,
  quantity,
  ...origin,
})

const TYING_FIELDS: Partial<RequestedLine>[] = [
  { cross_selling_product_id: 1 },
  { upselling_bundle_id: 1 },
  { offer_item_id: 1 },
  { added_by_coupon: 'X' },
  { accessory_id: 1 },
  { related_id: 1 },
  { recommended_id: 1 },
  { subscription_interval: { id: 1 } },
]

describe('adding a line', () => {
  it('merges its quantity into an existing line with the same product_id', () => {
    expect(addLine([line('a', 7, 2)], line('b', 7, 3))).toEqual([line('a', 7, 5)])
  })

  it('appends a new line for another product', () => {
    expect(addLine([line('a', 7, 2)], line('b', 8, 3))).toEqual([line('a', 7, 2), line('b', 8, 3)])
  })

  it.each(TYING_FIELDS)('appends when the new line is tied to %o', (origin) => {
    expect(addLine([line('a', 7, 2)], line('b', 7, 3, origin))).toHaveLength(2)
  })

  it.each(TYING_FIELDS)('appends when the existing line is tied to %o', (origin) => {
    expect(addLine([line('a', 7, 2, origin)], line('b', 7, 3))).toHaveLength(2)
  })

  it('merges more than the 5000 pieces that a line may have: the backend cuts them, and says so', () => {
    expect(addLine([line('a', 7, 4999)], line('b', 7, 3))).toEqual([line('a', 7, 5002)])
  })

  it('merges a line whose origin markers are all null', () => {
    expect(addLine([line('a', 7, 2, { offer_item_id: null })], line('b', 7, 1, { added_by_coupon: null }))).toHaveLength(1)
  })

  it('merges whatever its campaign, and the line keeps its first one', () => {
    const [found, other] = [line('a', 7, 2, { campaign: 'spring' }), line('b', 7, 1, { campaign: 'mail' })]
    expect(addLine([found], other)).toEqual([line('a', 7, 3, { campaign: 'spring' })])
    expect(addLine([line('a', 7, 2)], other)).toEqual([line('a', 7, 3)])
    expect(isLocked(found)).toBe(false)
  })

  it('keeps each subscription in a line of its own, beside the single purchase', () => {
    const monthly = { subscription_interval: { id: 1 } }
    const lines = [line('b', 7, 1, monthly), line('c', 7, 1, monthly), line('d', 7, 1)].reduce<RequestedLine[]>(addLine, [
      line('a', 7, 1),
    ])
    expect(lines.map(({ uuid, quantity }) => [uuid, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ])
    expect(lines.some(isLocked)).toBe(false)
  })

  it('keeps the sum of quantities, whatever is added', () => {
    const added = fc.array(fc.record({ product: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 50 }) }))
    fc.assert(
      fc.property(added, (entries) => {
        const lines = entries.reduce<RequestedLine[]>(
          (all, { product, quantity }, index) => addLine(all, line(String(index), product, quantity)),
          [],
        )
        const sum = (list: { quantity: number }[]) => list.reduce((total, { quantity }) => total + quantity, 0)
        expect(sum(lines)).toBe(sum(entries))
      }),
    )
  })
})

describe('a full cart', () => {
  const full = Array.from({ length: MAX_LINES }, (_, at) => line(`x${at}`, at, 1))
  const next = line('new', MAX_LINES, 1)

  it('takes no further line, and loses none', () => {
    expect(addLine(full, next)).toEqual(full)
    expect(addsNothing(full, addLine(full, next))).toBe(true)
    expect(addLine(full.slice(1), next)).toHaveLength(MAX_LINES)
  })

  it('takes more of a product that it has', () => {
    const more = addLine(full, line('new', 7, 2))
    expect(more[7]).toEqual(line('x7', 7, 3))
    expect(addsNothing(full, more)).toBe(false)
    const most = [line('x', 7, 5000)]
    expect(addsNothing(most, addLine(most, line('y', 7, 1)))).toBe(false)
  })

  it('takes two products that are offered together both or neither', () => {
    const almost = full.slice(1)
    const offered = { ...next, cross_selling_product_id: -1 }
    expect(addBoth(almost, line('a', -1, 1), offered)).toEqual(almost)
    expect(addBoth(almost.slice(1), line('a', -1, 1), offered)).toHaveLength(MAX_LINES)
  })

  it('of a time without this bound keeps its lines', () => {
    const over = [...full, next]
    expect(addLine(over, line('another', -2, 1))).toEqual(over)
    expect(addLine(over, line('new', 7, 2))[7]?.quantity).toBe(3)
  })
})

describe('changing a line', () => {
  it('setting the quantity to 0 removes it', () => {
    expect(changeQuantity([line('a', 7, 2), line('b', 8, 1)], 'a', 0)).toEqual([line('b', 8, 1)])
  })

  it('a positive quantity sets it', () => {
    expect(changeQuantity([line('a', 7, 2)], 'a', 9)).toEqual([line('a', 7, 9)])
  })

  it('leaves every line alone when the uuid is unknown', () => {
    expect(changeQuantity([line('a', 7, 2)], 'gone', 9)).toEqual([line('a', 7, 2)])
  })

  it.each([{ cross_selling_product_id: 1 }, { added_by_coupon: 'X' }, { upselling_bundle_id: 1 }, { offer_item_id: 1 }])(
    'a line tied to %o cannot have its quantity edited, but can be removed',
    (lock) => {
      const locked = line('a', 7, 2, lock)
      expect(isLocked(locked)).toBe(true)
      expect(changeQuantity([locked], 'a', 9)).toEqual([locked])
      expect(removeLine([locked], 'a')).toEqual([])
    },
  )
})

it('a line whose offer to the customer waits is no locked one', () => {
  const waiting = line('a', 7, 10, { offer_item_id: 1 })
  expect(isLocked({ ...waiting, offer_waits: true })).toBe(false)
  expect(isLocked({ ...waiting, offer_waits: true, cross_selling_product_id: 2 })).toBe(true)
  expect(changeQuantity([waiting], 'a', 3, true)).toEqual([{ ...waiting, quantity: 3 }])
})

describe('adding a product that is offered with another', () => {
  const offered = line('o', 8, 1, { cross_selling_product_id: 7 })

  it('adds the other product when it is not in the cart', () => {
    expect(addBoth([line('x', 3, 1)], line('a', 7, 1), offered)).toEqual([line('x', 3, 1), line('a', 7, 1), offered])
  })

  it('leaves the other product unchanged when it is in the cart', () => {
    expect(addBoth([line('x', 7, 4)], line('a', 7, 1), offered)).toEqual([line('x', 7, 4), offered])
  })

  it('adds the other product beside the piece of it that a code adds, which counts for no offer', () => {
    const gift = line('g', 7, 1, { added_by_coupon: 'GAVA' })
    expect(addBoth([gift], line('a', 7, 1), offered)).toEqual([gift, line('a', 7, 1), offered])
  })

  it('makes the offered line locked', () => {
    expect(addBoth([], line('a', 7, 1), offered).map(isLocked)).toEqual([false, true])
  })
})
