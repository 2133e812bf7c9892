import { expect, it } from 'vitest'
import { givenBack } from './given-back'

const refund = (amount: number, gift_card_amount: number, is_credit: boolean, state: 'due' | 'done' = 'done') => ({
  amount,
  gift_card_amount,
  is_credit,
  state,
})

it('what goes back onto gift cards is no credit of the invoice', () => {
  expect(givenBack([refund(300, 200, true)])).toEqual({ credited: 100, refunded: 200 })
  expect(givenBack([refund(300, 200, true), refund(50, 20, false)])).toEqual({ credited: 100, refunded: 250 })
})

it('what is not done counts only as far as it is on gift cards', () => {
  expect(givenBack([refund(300, 200, true, 'due'), refund(50, 20, false, 'due')])).toEqual({ credited: 0, refunded: 220 })
})
