import { describe, expect, it } from 'vitest'
import { aRule } from '../../tests/support/discounts/a-rule'
import { checkRules, needsCategories, stillFits } from './still-fits'

const lines = [
  { product_id: 1, quantity: 2, group_id: null },
  { product_id: 2, quantity: 1, group_id: 7 },
]
const NONE = () => []

describe('a full-price coupon (type 3)', () => {
  const threeForTwo = aRule({ discount_type_value: 3, buy_x: 2, get_y: 1 })

  it('without buyx_free_amount is removed', () => {
    expect(stillFits({ ...threeForTwo, buyx_free_amount: null }, lines, NONE)).toBe(false)
    expect(stillFits({ ...threeForTwo, buyx_free_amount: 0 }, lines, NONE)).toBe(false)
  })

  it('with one stays', () => expect(stillFits({ ...threeForTwo, buyx_free_amount: 29 }, lines, NONE)).toBe(true))

  it('with one is removed when it is a buy-X-get-Y that the server applies no more', () => {
    expect(stillFits({ ...threeForTwo, buyx_free_amount: 29, applied: false }, lines, NONE)).toBe(false)
  })
})

describe('a percentage buy-X-get-Y coupon', () => {
  const half = aRule({ percentage_discount: 50, buy_x: 1, get_y: 3, all_affected_items: [1, 2] })

  it('stays while all affected items are in the cart and the matching quantity is at least get_y', () => {
    expect(stillFits(half, lines, NONE)).toBe(true)
  })

  it.each([
    ['an affected item is not in the cart', lines.slice(0, 1)],
    ['the matching quantity is below get_y', lines.map((line) => ({ ...line, quantity: 1 }))],
    ['the cart is empty', []],
  ])('is removed when %s', (_, others) => expect(stillFits(half, others, NONE)).toBe(false))

  it('is recognised by discount_type_percentage alone', () => {
    const flagged = { ...half, discount_type_value: 0 }
    expect(stillFits(flagged, lines, NONE)).toBe(true)
    expect(stillFits(flagged, lines.slice(0, 1), NONE)).toBe(false)
  })

  it('whose affected items are not told stays while the products that it names are enough', () => {
    const named = { ...half, all_affected_items: [], get_products: [1, 2] }
    expect([stillFits(named, lines, NONE), stillFits(named, lines.slice(0, 1), NONE)]).toEqual([true, false])
  })

  it('is removed when it affects nothing', () => {
    expect(stillFits({ ...half, all_affected_items: [] }, lines, NONE)).toBe(false)
  })

  it.each([
    ['named by itself', { get_products: [2] }, NONE],
    ['named by its group', { get_groups: [7] }, NONE],
    ['in a category that is named', { get_categories: [5] }, () => [2]],
  ])('a product %s matches too', (_, named, inCategories) => {
    expect(stillFits({ ...half, all_affected_items: [1], ...named }, lines, inCategories)).toBe(true)
    expect(stillFits({ ...half, all_affected_items: [1] }, lines, NONE)).toBe(false)
  })

  it('needs the products of its categories if it names some', () => {
    const inCategories = { ...half, get_categories: [5] }
    const rules = [half, inCategories, { ...inCategories, discount_type_value: 3 }]
    expect(rules.map(needsCategories)).toEqual([false, true, false])
  })
})

describe('other coupons', () => {
  it('a buy-X-get-Y with an amount stays as long as the server applies it', () => {
    const fixed = aRule({ fixed_amount: 20, buy_x: 1, get_y: 1 })
    expect([stillFits(fixed, lines, NONE), stillFits({ ...fixed, applied: false }, lines, NONE)]).toEqual([true, false])
  })

  it('that are not buy-X-get-Y coupons stay, whether they are applied or not', () => {
    const failed = aRule({ percentage_discount: 10, failed_minimum_spend: true, applied: false })
    expect(checkRules([failed], lines, NONE)).toEqual({ fitting: [], unfit: [] })
  })
})

describe('a coupon that does not fit the cart', () => {
  const threeForTwo = aRule({ code: '3FOR2', discount_type_value: 3, buy_x: 2, get_y: 1 })

  it('is removed, although the server says that it is applied', () => {
    expect(checkRules([threeForTwo], lines, NONE)).toEqual({ fitting: [], unfit: [threeForTwo] })
  })

  it('is removed also when its minimum spend has failed', () => {
    const failed = { ...threeForTwo, failed_minimum_spend: true }
    expect(checkRules([failed], lines, NONE).unfit).toEqual([failed])
  })

  it('is told from one that fits', () => {
    const fits = { ...threeForTwo, code: 'FITS', buyx_free_amount: 29 }
    expect(checkRules([fits, threeForTwo], lines, NONE)).toEqual({ fitting: [fits], unfit: [threeForTwo] })
  })
})
