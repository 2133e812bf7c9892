import { expect, it } from 'vitest'
import { translator } from '../../tests/support/shop/translator'
import { refundLines } from './refund-lines'

const refund = { amount: 300, gift_card_amount: 200, deposit: 0, is_credit: false, ended_at: null } as const
const linesOf = (state: 'due' | 'done' | 'refused', count = 1, isCredit = false) =>
  refundLines(
    { ...refund, state, is_credit: isCredit },
    { money: (amount) => `${amount} kr`, date: '1 maj', count },
    translator('sv'),
  )

it('tells what is back on gift cards apart from what the provider has refused or still owes', () => {
  expect(linesOf('refused')).toEqual(['200 kr är tillbaka på presentkortet', '100 kr kunde inte återbetalas. Vi hör av oss.'])
  expect(linesOf('due', 2)).toEqual(['200 kr är tillbaka på presentkorten', '100 kr är på väg tillbaka'])
  expect(linesOf('done')).toEqual(['300 kr återbetalt 1 maj'])
})

it('tells what is back on gift cards apart from what lowers the invoice', () => {
  const onCards = '200 kr är tillbaka på presentkortet'
  expect(linesOf('due', 1, true)).toEqual([onCards, '100 kr krediteras på fakturan'])
  expect(linesOf('done', 1, true)).toEqual([onCards, '100 kr krediterat 1 maj'])
})
