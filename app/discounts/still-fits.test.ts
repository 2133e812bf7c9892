import { describe, expect, it } from 'vitest'
import { aRule } from '../../tests/support/discounts/a-rule'
import { settleRules, stillFits } from './still-fits'

const lines = [
  { product_id: 1, quantity: 2 },
  { product_id: 2, quantity: 1 },
]

describe('a full-price coupon (type 3)', () => {
  const threeForTwo = aRule({ discount_type_value: 3, buy_x: 2, get_y: 1 })

  it('without buyx_free_amount is removed', () => {
    expect(stillFits({ ...threeForTwo, buyx_free_amount: null }, lines)).toBe(false)
    expect(stillFits({ ...threeForTwo, buyx_free_amount: 0 }, lines)).toBe(false)
  })

  it('with one stays', () => expect(stillFits({ ...threeForTwo, buyx_free_amount: 29 }, lines)).toBe(true))
})

describe('a percentage buy-X-get-Y coupon', () => {
  const half = aRule({ percentage_discount: 50, buy_x: 1, get_y: 3, all_affected_items: [1, 2] })

  it('stays while all affected items are in the cart and the matching quantity is at least get_y', () => {
    expect(stillFits(half, lines)).toBe(true)
  })

  it.each([
    ['an affected item is not in the cart', lines.slice(0, 1)],
    ['the matching quantity is below get_y', lines.map((line) => ({ ...line, quantity: 1 }))],
    ['the cart is empty', []],
  ])('is removed when %s', (_, others) => expect(stillFits(half, others)).toBe(false))

  it('is removed when it affects nothing', () => expect(stillFits({ ...half, all_affected_items: [] }, lines)).toBe(false))
})

describe('others', () => {
  it('a buy-X-get-Y with an amount stays as long as the server applies it', () => {
    const fixed = aRule({ fixed_amount: 20, buy_x: 1, get_y: 1 })
    expect([stillFits(fixed, lines), stillFits({ ...fixed, applied: false }, lines)]).toEqual([true, false])
  })

  it('one whose minimum spend failed stays, to come back by itself', () => {
    expect(stillFits(aRule({ discount_type_value: 3, failed_minimum_spend: true, applied: false }), lines)).toBe(true)
  })

  it('are told apart: those that stay, and those that set the notice', () => {
    const gone = aRule({ code: 'GONE', discount_type_value: 3 })
    const stays = aRule({ code: 'STAYS', percentage_discount: 10 })
    expect(settleRules([gone, stays], lines)).toEqual({ kept: [stays], removed: [gone] })
  })
})
