import { expect, it } from 'vitest'
import { storeOf } from '../../stores/stores'
import { creditLines } from './credit-lines'
import { type SaleLine, sumsByRate } from '../../orders/invoices/sale-lines'

const store = storeOf('de')
const line = (amount: number, rate: number | null, quantity = 1): SaleLine => ({ name: 'x', detail: '', quantity, amount, rate })
const SOLD = [line(100, 19), line(10.7, 7), line(50, null)]
const total = (lines: readonly SaleLine[]) => Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100

it('the goods of a return stand as negative amounts with their VAT', () => {
  const lines = creditLines({ amount: 50, returned: [line(50, 19, 2)], left: SOLD }, store)
  expect(lines).toEqual([line(-50, 19, 2)])
  expect(sumsByRate(lines)).toEqual([{ rate: 19, total: -50, vat: -7.98 }])
})

it('what is given back beyond the goods is freight, what is not given back of them a deduction', () => {
  expect(creditLines({ amount: 54.9, returned: [line(50, 19)], left: SOLD }, store)).toMatchObject([
    { amount: -50 },
    { name: 'Versand', amount: -4.9, rate: 19 },
  ])
  const less = creditLines({ amount: 40, returned: [line(50, 19)], left: SOLD }, store)
  expect(less).toMatchObject([{ amount: -50 }, { name: 'Abzug für Wertverlust', amount: 10, rate: 19 }])
})

it('only what the goods have lost in value is a deduction: what was given back before is named as such', () => {
  const lines = (amount: number, deducted: number) =>
    creditLines({ amount, returned: [line(50, 19)], deducted, left: SOLD }, store).map(({ name, amount: part }) => [name, part])
  const goods = ['x', -50]
  expect(lines(40, 0)).toEqual([goods, ['Bereits erstattet', 10]])
  expect(lines(30, 15)).toEqual([goods, ['Abzug für Wertverlust', 15], ['Bereits erstattet', 5]])
  expect(lines(39.9, 15)).toEqual([goods, ['Versand', -4.9], ['Abzug für Wertverlust', 15]])
})

it('an amount for no goods is divided among the rates of what was sold, gift cards last', () => {
  const part = creditLines({ amount: 55.35, returned: [], left: SOLD }, store)
  expect(part).toMatchObject([
    { amount: -50, rate: 19 },
    { amount: -5.35, rate: 7 },
  ])
  const all = creditLines({ amount: 160.7, returned: [], left: SOLD }, store)
  expect(all.map(({ rate, amount }) => [rate, amount])).toEqual([
    [19, -100],
    [7, -10.7],
    [null, -50],
  ])
})

it('what is given back beyond gift cards alone is no freight, but divided among the rates of the goods', () => {
  const lines = creditLines({ amount: 105.35, returned: [line(50, null)], left: SOLD }, store)
  expect(lines.map(({ name, rate, amount }) => [name, rate, amount])).toEqual([
    ['x', null, -50],
    ['Erstattung', 19, -50],
    ['Erstattung', 7, -5.35],
  ])
})

it.each([0.01, 0.99, 33.33, 77.77, 110.7, 160.69])('the lines add up to what is given back: %s', (amount) => {
  expect(total(creditLines({ amount, returned: [], left: SOLD }, store))).toBe(-amount)
  expect(total(creditLines({ amount, returned: [line(60, 19)], left: SOLD }, store))).toBe(-amount)
})

it('amounts for no goods, one after the other, have no more VAT than what was sold, to the last part', () => {
  const notes = [80, 60, 20.7].reduce<SaleLine[]>(
    (credited, amount) => [...credited, ...creditLines({ amount, returned: [], left: [...SOLD, ...credited] }, store)],
    [],
  )
  expect(sumsByRate(notes).map(({ rate, total }) => [rate, total])).toEqual([
    [19, -100],
    [7, -10.7],
  ])
  expect(total(notes)).toBe(-160.7)
})
