import { expect, test } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { PAYMENT_METHODS } from '../../app/commerce/contract/payment'
import { paymentMethods } from './payment-methods'

test.each(LANGUAGES)('in %s a card says that goods sent later are paid within a week, and only then', (language) => {
  const [now] = paymentMethods(['stripe'], language, false)
  const [later] = paymentMethods(['stripe'], language, true)
  expect(later?.description.startsWith(`${now?.description} `)).toBe(true)
  expect(paymentMethods(['klarna', 'invoice'], language, true)).toEqual(paymentMethods(['klarna', 'invoice'], language, false))
})

test('where credit is offered, the ways to pay that are none stand first', () => {
  const ids = paymentMethods(PAYMENT_METHODS, 'sv', false).map(({ id }) => id)
  expect(ids).toEqual(['stripe', 'gift-card', 'invoice', 'klarna', 'walley-b2c', 'walley-b2b'])
})
