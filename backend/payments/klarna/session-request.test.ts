import { expect, test } from 'vitest'
import { attemptOf, payableOrder } from '../tests/payable-order'
import { paymentSession } from './session-request'

const order = payableOrder('sv')
const billing = {
  firstName: 'Bo',
  lastName: 'Betalare',
  street: 'Box 77',
  street2: '',
  postalCode: '22222',
  city: 'Lund',
  countryCode: 'SE',
}

test('the address of the delivery is that for billing, while there is no other', () => {
  const session = paymentSession(order, attemptOf(order))
  expect(session.billing_address).toMatchObject({ given_name: 'Kim', street_address: 'Storgatan 1', city: 'Stockholm' })
  expect(session).not.toHaveProperty('shipping_address')
})

test('another address for billing stands beside that of the delivery', () => {
  const billed = { ...order, buyer: { ...order.buyer, billing } }
  expect(paymentSession(billed, attemptOf(billed))).toMatchObject({
    billing_address: { given_name: 'Bo', family_name: 'Betalare', street_address: 'Box 77', email: 'kim@example.com' },
    shipping_address: { given_name: 'Kim', family_name: 'Berg', street_address: 'Storgatan 1', country: 'SE' },
  })
})
