import { expect, it } from 'vitest'
import { translator } from '../../tests/support/shop/translator'
import { returnRefundLines } from './return-refund-lines'

const refund = { amount: '300 kr', onCards: '200 kr', rest: '100 kr', isCredit: false } as const
const t = translator('sv')

it('tells what is back on gift cards apart from what is credited, on its way or refused', () => {
  const onCards = '200 kr är tillbaka på presentkort.'
  const credit = { ...refund, isCredit: true }
  expect(returnRefundLines({ ...credit, state: 'done' }, t)).toEqual([onCards, '100 kr är krediterat på fakturan.'])
  expect(returnRefundLines({ ...credit, state: 'due' }, t)).toEqual([onCards, '100 kr krediteras på fakturan.'])
  expect(returnRefundLines({ ...refund, state: 'due' }, t)).toEqual([onCards, '100 kr är på väg tillbaka till dig.'])
  expect(returnRefundLines({ ...refund, state: 'refused' }, t)).toEqual([onCards, t('return.money.refused')])
})

it('is one amount when all of it went back, and says when there was none', () => {
  expect(returnRefundLines({ ...refund, state: 'done' }, t)).toEqual(['300 kr är återbetalt.'])
  expect(returnRefundLines({ ...refund, rest: null, state: 'due' }, t)).toEqual(['200 kr är tillbaka på presentkort.'])
  const whole = { ...refund, onCards: null, rest: '300 kr', isCredit: true, state: 'done' } as const
  expect(returnRefundLines(whole, t)).toEqual(['300 kr är krediterat på fakturan.'])
  const nothing = { ...refund, amount: null, onCards: null, rest: null, state: 'done' } as const
  expect(returnRefundLines(nothing, t)).toEqual([t('return.money.doneNothing')])
  // The data of a server of an earlier release.
  expect(returnRefundLines({ state: 'due', amount: '300 kr', isCredit: false }, t)).toEqual([
    '300 kr är på väg tillbaka till dig.',
  ])
})
