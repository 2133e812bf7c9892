import { expect, it } from 'vitest'
import { aLine } from '../../../tests/support/drawer/some-cart'
import { NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { cartView } from './cart-view'

const reductions = [{ code: 'KRAFT10', amount: 20 }]

it('a line shows the reductions that the backend has confirmed for it', () => {
  const { lines } = cartView([aLine('a', 2, { price: 90, reductions })], null, 0)
  expect(lines).toMatchObject([{ total: 180, reductions: [{ code: 'KRAFT10', amount: 20, shared: false }] }])
})

it('a subscription whose first delivery a code reduces shows what each later one costs', () => {
  const subscription_interval = { id: 1, name: 'month', days: 30 }
  const later = (line: Parameters<typeof aLine>[2]) =>
    cartView([aLine('a', 2, { price: 90, ...line })], null, 0).lines[0]?.laterTotal
  expect(later({ subscription_interval, reductions })).toBe(200)
  expect(later({ subscription_interval, reductions: [] })).toBeNull()
  expect(later({ reductions })).toBeNull()
})

it('a later delivery costs no more than with the discount of the profile, also where a code was better for the first', () => {
  const subscription_interval = { id: 1, name: 'month', days: 30 }
  const line = { price: 80, subscription_interval, discount_category: 'cells', pricing: [{ q: 1, p: 100 }] }
  const at = (percent: number) =>
    cartView([aLine('a', 2, { ...line, reductions: [{ code: 'KRAFT20', amount: 40 }] })], null, 0, {
      ...NO_DISCOUNTS,
      customer: { cells: percent },
    }).lines[0]?.laterTotal
  expect([0, 10].map(at)).toEqual([200, 180])
})

const TEN_PERCENT = { ...NO_DISCOUNTS, maxima: { ...NO_DISCOUNTS.maxima, global: 10 } }
const discountOf = (more: Parameters<typeof aLine>[2]) =>
  cartView([aLine('a', 1, { price: 90, ...more })], null, 0, TEN_PERCENT).lines[0]?.discount

it('a line shows the displayed discount beside the amount of a code, if a part of it is the discount of the customer', () => {
  const START50 = { code: 'START50', amount: 50 }
  expect(discountOf({ price: 40, reductions: [{ code: 'CUSTOMERDISCOUNT', amount: 10 }, START50] })).toBe(10)
  expect(discountOf({ price: 50, reductions: [START50] })).toBe(0)
  expect(discountOf({ reductions })).toBe(0)
})

it('a line whose price no discount has lowered, as 10 % of 4 kr rounds to nothing, shows none', () => {
  expect(discountOf({ price: 100 })).toBe(0)
  expect(discountOf({ price: 4, pricing: [{ q: 1, p: 4 }] })).toBe(0)
})

it('a line shows the displayed discount, but not that of an offer to the customer or of a code that adds it', () => {
  expect([{}, { offer_item_id: 3 }, { added_by_coupon: 'GAVA', price: 0 }].map(discountOf)).toEqual([10, 0, 0])
  expect(discountOf({ offer_item_id: 3, offer_waits: true })).toBe(10)
})

it('an unconfirmed line shows its reductions only if its quantity is the confirmed one', () => {
  const items = ['a', 'b'].map((uuid) => aLine(uuid, 2, { price: 90, reductions }))
  const requested = [2, 3].map((quantity, at) => ({ uuid: items[at]?.uuid ?? '', product_id: 7, quantity }))
  const { lines, unconfirmed } = cartView(items, requested, 0)
  expect(unconfirmed).toBe(true)
  expect(lines.map((line) => [line.quantity, line.reductions.length, line.isUnpriced])).toEqual([
    [2, 1, false],
    [3, 0, true],
  ])
})

it.each([
  [1, 29],
  [4, 29],
  [5, 25],
  [12, 22],
])('a changed quantity of %i shows the price of the highest tier reached', (quantity, price) => {
  const pricing = [
    { q: 10, p: 22 },
    { q: 1, p: 29 },
    { q: 5, p: 25 },
  ]
  const item = aLine('a', 2, { price: 29, pricing })
  const { lines, totals } = cartView([item], [{ uuid: item.uuid, product_id: 7, quantity }], 0)
  expect(lines).toMatchObject([{ quantity, price, total: quantity * price, isUnpriced: true }])
  expect(totals.total).toBe(quantity * price)
})

it('a changed quantity of the same tier keeps the confirmed price', () => {
  const item = aLine('a', 2, { price: 26, pricing: [{ q: 1, p: 29 }] })
  expect(cartView([item], [{ uuid: item.uuid, product_id: 7, quantity: 3 }], 0).lines).toMatchObject([{ price: 26, total: 78 }])
})

it('what codes take off leaves out lines that are sold out, as the totals do', () => {
  const line = { price: 80, reductions: [...reductions, { code: 'START20', amount: 20 }] }
  const { byCode, totals, orderable } = cartView([aLine('a', 2, line), aLine('b', 2, { ...line, sold_out: true })], null, 0)
  expect(byCode.map(({ code, amount }) => [code, amount])).toEqual([
    ['KRAFT10', 20],
    ['START20', 20],
  ])
  expect([totals.total, totals.saved, orderable, totals.count]).toEqual([160, 40, 160, 4])
})

it('the number of pieces is the one requested, with those of a product that has no row yet', () => {
  const requested = [
    { uuid: 'a', product_id: 7, quantity: 2 },
    { uuid: 'b', product_id: 8, quantity: 3 },
  ]
  const { lines, totals } = cartView([aLine('a', 5)], requested, 0)
  expect([lines.length, totals.count]).toEqual([1, 5])
})
