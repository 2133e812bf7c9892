import { describe, expect, it } from 'vitest'
import { aLine, aRule } from '../../tests/support/discounts/a-rule'
import { givenByLine, reachesX } from './buy-x-get-y'

const NOWHERE = { buy: [], get: [] }
const threeForTwo = aRule({ discount_type_value: 3, buy_x: 2, get_y: 1, buy_x_increment: true })

describe('buy X get Y', () => {
  it.each([
    [2, null],
    [3, [30]],
    [5, [30]],
    [6, [60]],
  ])('three for two, of %i pieces at 30: %j', (quantity, off) => {
    expect(givenByLine(threeForTwo, [aLine(30, quantity)], NOWHERE, 0)).toEqual(off)
  })

  it('gives the cheapest pieces', () => {
    expect(givenByLine(threeForTwo, [aLine(90, 2), aLine(20)], NOWHERE, 0)).toEqual([0, 20])
  })

  it('gives once without increment, and again for each interval more with it', () => {
    const once = { ...threeForTwo, buy_x_increment: false }
    const every = { ...threeForTwo, buy_products: [30], get_products: [10], buy_x_interval: 4 }
    expect(givenByLine(once, [aLine(30, 9)], NOWHERE, 0)).toEqual([30])
    expect(givenByLine(every, [aLine(30, 6), aLine(10, 5)], NOWHERE, 0)).toEqual([0, 20])
  })

  it('knows products, groups and categories, as the server tells them', () => {
    const lines = [aLine(50, 1, { group_id: 7 }), aLine(40), aLine(30)]
    const rule = aRule({ ...{ buy_x: 1, get_y: 1, discount_type_value: 3 }, buy_groups: [7], get_categories: [100] })
    expect(givenByLine(rule, lines, { buy: [], get: [30] }, 0)).toEqual([0, 0, 30])
    expect(givenByLine(rule, lines, NOWHERE, 0)).toBeNull()
    expect(givenByLine({ ...rule, get_products: [40] }, lines, NOWHERE, 0)).toEqual([0, 40, 0])
  })

  it('may give a percentage or an amount, never more than the price, rounded to the currency', () => {
    const pair = { buy_x: 1, get_y: 1, buy_products: [100], get_products: [9.99] }
    const lines = [aLine(100), aLine(9.99)]
    expect(givenByLine(aRule({ ...pair, percentage_discount: 50 }), lines, NOWHERE, 2)).toEqual([0, 5])
    expect(givenByLine(aRule({ ...pair, fixed_amount: 20 }), lines, NOWHERE, 2)).toEqual([0, 9.99])
  })

  it('leaves gift cards out', () => {
    expect(givenByLine(threeForTwo, [aLine(30, 3, { type: 4 })], NOWHERE, 0)).toBeNull()
  })

  it('needs at least Y pieces to give', () => {
    const two = aRule({ ...{ buy_x: 1, get_y: 2, discount_type_value: 3 }, buy_products: [400], get_products: [100] })
    expect(givenByLine(two, [aLine(400), aLine(100)], NOWHERE, 0)).toBeNull()
  })
})

describe('a percentage on the whole', () => {
  it('counts once X pieces are bought', () => {
    const rule = aRule({ buy_x: 3, buy_x_percentage_total: 20, buy_products: [50] })
    expect([2, 3].map((quantity) => reachesX(rule, [aLine(50, quantity), aLine(10, 5)], NOWHERE))).toEqual([false, true])
  })
})
