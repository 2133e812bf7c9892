import { expect, it } from 'vitest'
import { aLine, aRule } from '../../tests/support/discounts/a-rule'
import { lineReductions } from './line-reductions'

const among = { customer: {}, within: () => ({ buy: [], get: [] }), currencyDigits: 0 }
const item = (price: number, quantity: number) => ({ ...aLine(price, quantity), pricing: [{ q: 1, p: price }] })

it('says of each line which code gave what, and names none that gave it nothing', () => {
  const rules = [
    aRule({ code: '3FOR2', discount_type_value: 3, buy_x: 2, get_y: 1, buy_products: [43], get_products: [43] }),
    aRule({ code: 'START50', fixed_amount: 50 }),
  ]
  expect(lineReductions(rules, [item(43, 3), item(86, 1)], among)).toEqual([
    [
      { code: '3FOR2', amount: 43, shared: false },
      { code: 'START50', amount: 25, shared: true },
    ],
    [{ code: 'START50', amount: 25, shared: true }],
  ])
})

it('names the percentage that won, and no code that does not count', () => {
  const rules = [
    aRule({ code: 'P10', percentage_discount: 10 }),
    aRule({ code: 'P20', percentage_discount: 20 }),
    aRule({ code: 'LATER', fixed_amount: 50, applied: false }),
  ]
  expect(lineReductions(rules, [item(100, 2)], among)).toEqual([[{ code: 'P20', amount: 40, shared: false }]])
})

it('an amount off a single line, and what is taken off each by itself, are shared with none', () => {
  const amount = [aRule({ code: 'START50', fixed_amount: 50 })]
  expect(lineReductions(amount, [item(100, 1)], among)).toEqual([[{ code: 'START50', amount: 50, shared: false }]])
  const percent = [aRule({ code: 'P10', percentage_discount: 10 })]
  const off = { code: 'P10', amount: 10, shared: false }
  expect(lineReductions(percent, [item(100, 1), item(100, 1)], among)).toEqual([[off], [off]])
})
