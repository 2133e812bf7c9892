import { expect, test } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { paymentMethods } from './payment-methods'

test.each(LANGUAGES)('in %s a card says that goods sent later are paid within a week, and only then', (language) => {
  const [now] = paymentMethods(['stripe'], language, false)
  const [later] = paymentMethods(['stripe'], language, true)
  expect(later?.description.startsWith(`${now?.description} `)).toBe(true)
  expect(paymentMethods(['klarna', 'invoice'], language, true)).toEqual(paymentMethods(['klarna', 'invoice'], language, false))
})

test.each(LANGUAGES)('in %s the storefront is told which ways to pay are credit, and which need a mobile number', (language) => {
  const told = paymentMethods(['stripe', 'gift-card', 'klarna', 'walley-b2c', 'walley-b2b', 'invoice'], language, false)
  const named = (is: 'credit' | 'mobile') => told.filter((way) => way[is]).map(({ id }) => id)
  expect(named('credit')).toEqual(['klarna', 'walley-b2c', 'walley-b2b', 'invoice'])
  expect(named('mobile')).toEqual(['walley-b2b'])
})

test('where credit is offered, the ways to pay that are none stand first', () => {
  const ids = paymentMethods(['invoice', 'stripe', 'klarna', 'gift-card'], 'sv', false).map(({ id }) => id)
  expect(ids).toEqual(['stripe', 'gift-card', 'invoice', 'klarna'])
})
