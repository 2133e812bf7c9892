import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineTotal } from '../stores/money'
import { applyCoupons } from './apply-coupons'
import type { Coupon, CouponLine } from './coupon-line'

const SEK = { digits: 0 } as const
const EUR = { digits: 2 } as const

const coupon = (changes: Partial<Coupon>): Coupon => ({
  code: 'CODE',
  discount_label: '',
  starts_at: null,
  ends_at: null,
  minimum_spend: null,
  percentage_discount: null,
  discount_type_percentage: changes.percentage_discount !== undefined,
  discount_type_value: 1,
  fixed_amount: null,
  specific_groups: [],
  excluded_groups: [],
  specific_discount_categories: [],
  buy_x: null,
  get_y: null,
  buy_products: [],
  get_products: [],
  buy_categories: [],
  get_categories: [],
  buy_groups: [],
  get_groups: [],
  buy_x_percentage_total: null,
  buy_x_increment: false,
  buy_x_interval: null,
  ...changes,
})

const line = (price: number, quantity = 1, changes: Partial<CouponLine> = {}): CouponLine => ({
  product_id: price,
  type: 1,
  quantity,
  price,
  group_id: null,
  discount_category: null,
  categories: [],
  ...changes,
})

const pricesAfter = (lines: CouponLine[], coupons: Coupon[], customer = {}) =>
  applyCoupons(lines, coupons, customer, SEK).lines.map(({ price }) => price)
const reductionsOf = (lines: CouponLine[], coupons: Coupon[], customer = {}) =>
  applyCoupons(lines, coupons, customer, SEK).lines.map(({ reductions }) => reductions)

describe('percentages', () => {
  const ten = coupon({ percentage_discount: 10 })

  test('the highest that applies to a line counts; they do not add up', () => {
    const tools = coupon({ code: 'TOOLS', percentage_discount: 15, specific_discount_categories: ['tools'] })
    const lines = [line(100), line(200, 1, { discount_category: 'tools' })]
    expect(pricesAfter(lines, [ten, tools])).toEqual([90, 170])
    expect(pricesAfter(lines, [ten, tools], { tools: 25 })).toEqual([90, 150])
    expect(reductionsOf(lines, [ten, tools], { tools: 25 })).toEqual([
      [{ code: 'CODE', amount: 10 }],
      [{ code: 'CUSTOMERDISCOUNT', amount: 50 }],
    ])
  })

  test('of equal percentages the code entered first is the one that reduces the line, before the customer’s own', () => {
    const other = coupon({ code: 'OTHER', percentage_discount: 10 })
    const lines = [line(100, 2, { discount_category: 'tools' })]
    expect(reductionsOf(lines, [other, ten], { tools: 10 })).toEqual([[{ code: 'OTHER', amount: 20 }]])
  })

  test('a percentage of less than half the smallest coin is no reduction', () => {
    expect(reductionsOf([line(1)], [ten])).toEqual([[]])
  })

  test('a discount category with the name of a property of every object has no discount', () => {
    expect(reductionsOf([line(100, 1, { discount_category: 'constructor' })], [], { tools: 25 })).toEqual([[]])
  })

  test('excluded groups are left out; of specific groups only those are reduced', () => {
    const lines = [line(100, 1, { group_id: 1 }), line(100, 1, { group_id: 2 })]
    expect(pricesAfter(lines, [coupon({ percentage_discount: 10, excluded_groups: [1] })])).toEqual([100, 90])
    expect(pricesAfter(lines, [coupon({ percentage_discount: 10, specific_groups: [1] })])).toEqual([90, 100])
  })

  test('a coupon whose lines come to less than its minimum spend is not applied, and its outcome says so', () => {
    const { lines, outcomes } = applyCoupons([line(100)], [coupon({ percentage_discount: 10, minimum_spend: 101 })], {}, SEK)
    expect(lines).toEqual([{ price: 100, reductions: [] }])
    expect(outcomes).toMatchObject([{ applied: false, failedMinimumSpend: true }])
  })

  test('lines that come to exactly the minimum spend in cents reach it', () => {
    const fifty = coupon({ percentage_discount: 10, minimum_spend: 50 })
    const lines = [line(22.04), line(26.73), line(1.23)]
    expect(applyCoupons(lines, [fifty], {}, EUR).outcomes).toMatchObject([{ applied: true, failedMinimumSpend: false }])
  })

  test('a percentage is applied before the cart has a line for it; an amount is not', () => {
    const elsewhere = { specific_groups: [9] }
    const of = (changes: Partial<Coupon>) =>
      applyCoupons([line(100)], [coupon({ ...elsewhere, ...changes })], {}, SEK).outcomes[0]
    expect(of({ percentage_discount: 10 })).toMatchObject({ applied: true, failedMinimumSpend: false, affected: [] })
    expect(of({ discount_type_value: 2, fixed_amount: 50 })).toMatchObject({ applied: false, failedMinimumSpend: false })
  })

  test('neither a coupon nor the customer’s own percentage reduces a gift card', () => {
    const card = line(500, 1, { type: 4, discount_category: 'tools' })
    expect(pricesAfter([card], [ten], { tools: 25 })).toEqual([500])
  })

  test('a percentage off the whole cart is applied once X pieces are bought', () => {
    const whole = coupon({ buy_x: 3, buy_products: [50], buy_x_percentage_total: 20 })
    expect(pricesAfter([line(50, 2), line(100)], [whole])).toEqual([50, 100])
    expect(pricesAfter([line(50, 3), line(100)], [whole])).toEqual([40, 80])
  })
})

describe('buy X get Y', () => {
  const threeForTwo = coupon({ buy_x: 2, get_y: 1, discount_type_value: 3, buy_x_increment: true })

  test.each([
    [2, 0],
    [3, 30],
    [5, 30],
    [6, 60],
  ])('three for two: of %i pieces at 30 kr, %i kr are free', (quantity, free) => {
    const { lines, outcomes } = applyCoupons([line(30, quantity)], [threeForTwo], {}, SEK)
    expect(30 * quantity - lineTotal(lines[0]?.price ?? 0, quantity, SEK)).toBe(free)
    expect(lines[0]?.reductions).toEqual(free > 0 ? [{ code: 'CODE', amount: free }] : [])
    expect(outcomes[0]).toMatchObject({ applied: free > 0, freeAmount: free > 0 ? free : null })
  })

  test('the cheapest pieces are the free ones', () => {
    expect(pricesAfter([line(90, 2), line(20)], [threeForTwo])).toEqual([90, 0])
  })

  test('without increment it is applied once', () => {
    const { outcomes } = applyCoupons([line(30, 9)], [{ ...threeForTwo, buy_x_increment: false }], {}, SEK)
    expect(outcomes[0]?.freeAmount).toBe(30)
  })

  test('with an interval it is applied again for each further interval of pieces', () => {
    const every2 = { ...threeForTwo, buy_products: [30], get_products: [10], buy_x_interval: 4 }
    expect(applyCoupons([line(30, 6), line(10, 5)], [every2], {}, SEK).outcomes[0]?.freeAmount).toBe(20)
  })

  test('with fewer than Y of the other products in the cart it is not applied', () => {
    const charger = coupon({
      buy_x: 1,
      get_y: 2,
      discount_type_value: 1,
      percentage_discount: 50,
      buy_products: [400],
      get_products: [100],
    })
    expect(applyCoupons([line(400), line(100, 1)], [charger], {}, SEK).outcomes[0]?.applied).toBe(false)
    expect(pricesAfter([line(400), line(100, 2)], [charger])).toEqual([400, 50])
  })

  test('its outcome names every product of which pieces are reduced, also if the amount rounds to 0', () => {
    const tenth = coupon({ buy_x: 1, get_y: 2, discount_type_value: 1, percentage_discount: 10, buy_products: [400] })
    const { outcomes } = applyCoupons([line(400), line(1), line(100)], [{ ...tenth, get_products: [1, 100] }], {}, SEK)
    expect(outcomes).toMatchObject([{ applied: true, affected: [1, 100] }])
  })

  test('a variation group counts as bought, and another one is reduced', () => {
    const byGroup = { ...threeForTwo, buy_groups: [1], get_groups: [2] }
    const lines = [line(30, 2, { group_id: 1 }), line(20, 1, { group_id: 2 }), line(5, 1, { group_id: 3 }), line(4)]
    expect(pricesAfter(lines, [byGroup])).toEqual([30, 0, 5, 4])
    expect(pricesAfter(lines.slice(1), [byGroup])).toEqual([20, 5, 4])
  })

  test('an amount off a piece is at most its price, to the cent', () => {
    const tenOff = { ...threeForTwo, buy_x: 1, discount_type_value: 2, fixed_amount: 10, buy_products: [19.95] }
    const { lines } = applyCoupons([line(19.95), line(4.95)], [{ ...tenOff, get_products: [4.95] }], {}, EUR)
    expect(lines).toEqual([
      { price: 19.95, reductions: [] },
      { price: 0, reductions: [{ code: 'CODE', amount: 4.95 }] },
    ])
  })

  test('a piece counts once: with one list in the other, what is bought stays at its price', () => {
    const twoForOther = { ...threeForTwo, buy_products: [30], get_products: [30, 20, 50] }
    expect(pricesAfter([line(30, 2), line(50)], [twoForOther])).toEqual([30, 0])
    expect(pricesAfter([line(30, 2), line(20)], [twoForOther])).toEqual([30, 0])
    expect(reductionsOf([line(30, 4), line(50)], [twoForOther])).toEqual([[{ code: 'CODE', amount: 30 }], []])
    expect(reductionsOf([line(30, 5), line(50)], [twoForOther])).toEqual([
      [{ code: 'CODE', amount: 30 }],
      [{ code: 'CODE', amount: 50 }],
    ])
    expect(applyCoupons([line(30, 2)], [twoForOther], {}, SEK).outcomes[0]?.applied).toBe(false)
  })

  test('no piece is reduced that the coupon does not apply to', () => {
    const other = { excluded_groups: [9] }
    const lines = [line(90, 2), line(20, 1, { group_id: 9 })]
    expect(applyCoupons(lines, [{ ...threeForTwo, ...other }], {}, SEK).outcomes[0]?.applied).toBe(false)
    expect(pricesAfter([...lines, line(90)], [{ ...threeForTwo, ...other }])).toEqual([45, 20, 90])
    const tools = { ...threeForTwo, specific_discount_categories: ['tools'] }
    const drill = line(40, 3, { discount_category: 'tools' })
    expect(reductionsOf([line(20, 2), drill], [tools])).toEqual([[], [{ code: 'CODE', amount: 40 }]])
  })

  test('an interval counts the reduced pieces too', () => {
    const every3 = { ...threeForTwo, buy_x_interval: 3 }
    expect(applyCoupons([line(30, 6)], [every3], {}, SEK).outcomes[0]?.freeAmount).toBe(60)
    expect(applyCoupons([line(30, 5)], [every3], {}, SEK).outcomes[0]?.freeAmount).toBe(30)
  })

  test('a category includes its descendants', () => {
    const inCategory = { ...threeForTwo, buy_categories: [7], get_categories: [7] }
    const lines = [line(30, 2, { categories: [3, 7] }), line(20, 1, { categories: [7] }), line(5, 1)]
    expect(pricesAfter(lines, [inCategory])).toEqual([30, 0, 5])
  })
})

describe('a fixed amount', () => {
  const fifty = coupon({ discount_type_value: 2, fixed_amount: 50 })

  test('never makes a cart cost less than 0', () => {
    expect(pricesAfter([line(20), line(10)], [fifty])).toEqual([0, 0])
  })

  test('after a percentage takes off the rest of the price at most, to the cent', () => {
    const half = coupon({ code: 'HALF', percentage_discount: 50 })
    const fifteen = coupon({ code: 'FIFTEEN', discount_type_value: 2, fixed_amount: 15 })
    const { lines } = applyCoupons([line(9.99, 2)], [fifteen, half], {}, EUR)
    const reductions = [
      { code: 'HALF', amount: 9.98 },
      { code: 'FIFTEEN', amount: 10 },
    ]
    expect(lines).toEqual([{ price: 0, reductions }])
  })

  test('does not reduce a gift card', () => {
    expect(pricesAfter([line(100), line(500, 1, { type: 4 })], [fifty])).toEqual([50, 500])
  })

  test('is applied after buy-X-get-Y coupons, whichever code was entered first', () => {
    const half = coupon({ code: 'HALF', buy_x: 1, get_y: 1, percentage_discount: 50 })
    for (const coupons of [
      [fifty, half],
      [half, fifty],
    ])
      expect(reductionsOf([line(100, 2)], coupons)).toEqual([
        [
          { code: 'HALF', amount: 50 },
          { code: 'CODE', amount: 50 },
        ],
      ])
  })

  test('whatever the cart, exactly the amount is taken off, and the reductions of the lines add up to it', () => {
    const lines = fc.array(fc.record({ price: fc.integer({ min: 1, max: 3000 }), quantity: fc.integer({ min: 1, max: 5000 }) }), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 2000 }), (rows, amount) => {
        const cart = rows.map((row) => line(row.price, row.quantity))
        const sum = (prices: number[]) => cart.reduce((all, row, at) => all + lineTotal(prices[at] ?? 0, row.quantity, SEK), 0)
        const before = sum(cart.map((row) => row.price))
        const { lines: after } = applyCoupons(cart, [coupon({ discount_type_value: 2, fixed_amount: amount })], {}, SEK)
        expect(before - sum(after.map(({ price }) => price))).toBe(Math.min(amount, before))
        const reductions = after.flatMap((line) => line.reductions)
        expect(reductions.reduce((all, reduction) => all + reduction.amount, 0)).toBe(Math.min(amount, before))
      }),
    )
  })
})
