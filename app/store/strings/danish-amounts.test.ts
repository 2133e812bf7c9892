import { expect, it } from 'vitest'
import { da } from './da'

/** Parameters of the messages that are amounts, or can be. */
const AMOUNT_AT_END = /\{\{(amount|from|minimum|missing|price|refunded|saved|to|total)\}\}\./

it('no Danish sentence ends in an amount and a full stop: the amount ends in „kr.“ already', () => {
  expect(Object.entries(da).filter(([, message]) => AMOUNT_AT_END.test(message))).toEqual([])
})
