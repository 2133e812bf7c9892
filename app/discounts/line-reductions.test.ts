import { expect, it } from 'vitest'
import { aRule } from '../../tests/support/discounts/a-rule'
import { lineReductions } from './line-reductions'

const reduction = (code: string, amount: number) => ({ code, amount })
const START50 = aRule({ code: 'START50', fixed_amount: 50 })
const P10 = aRule({ code: 'P10', percentage_discount: 10 })

it('a line shows its reductions; a part of one amount off several lines is shared', () => {
  const rules = [aRule({ code: '3FOR2', discount_type_value: 3, buy_x: 2, get_y: 1 }), START50]
  const lines = [{ reductions: [reduction('3FOR2', 43), reduction('START50', 25)] }, { reductions: [reduction('START50', 25)] }]
  expect(lineReductions(lines, rules)).toEqual([
    [
      { code: '3FOR2', amount: 43, shared: false },
      { code: 'START50', amount: 25, shared: true },
    ],
    [{ code: 'START50', amount: 25, shared: true }],
  ])
})

it('an amount off a single line is not shared, nor is a percentage off several', () => {
  expect(lineReductions([{ reductions: [reduction('START50', 50)] }, { reductions: [] }], [START50])).toEqual([
    [{ code: 'START50', amount: 50, shared: false }],
    [],
  ])
  const percentages = [{ reductions: [reduction('P10', 10)] }, { reductions: [reduction('P10', 10)] }]
  expect(lineReductions(percentages, [P10]).flat()).toEqual([10, 10].map((amount) => ({ code: 'P10', amount, shared: false })))
})

it('the customer discount is shown as the displayed discount of the line, not as a code', () => {
  expect(lineReductions([{ reductions: [reduction('CUSTOMERDISCOUNT', 15)] }], [])).toEqual([[]])
})

it('a line whose reductions are not known shows none', () => {
  expect(lineReductions([{ reductions: null }], [P10])).toEqual([[]])
})
