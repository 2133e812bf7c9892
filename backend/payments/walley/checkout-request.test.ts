import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import { payable } from '../tests/payable'
import { checkoutRequest } from './checkout-request'
import { amountOf, CheckoutRequest } from './simulator-checkout'

const urls = {
  ...{ success: 'https://shop.example/sv/confirmed', cancel: 'https://shop.example/sv/checkout' },
  ...{ notify: 'https://shop.example/webhooks/walley-b2c?checkout={checkout.id}', terms: 'https://shop.example/sv/kopvillkor' },
}

it.each(LANGUAGES)('in %s the request keeps to the documented limits, and its cart adds up to the amount', (language) => {
  const order = payable(language, false)
  const request = CheckoutRequest.parse(checkoutRequest(order, 101, urls))
  expect(amountOf(request)).toBe(order.amount)
  expect(request.countryCode).toBe(order.store.countryCode)
  expect(request.reference).toBe(order.number)
})

it('a line whose unit price has more than 2 decimals is one item with the quantity in its name', () => {
  const { cart } = checkoutRequest(payable('sv', false), 101, urls)
  expect(cart.items.find(({ unitPrice }) => unitPrice === 100)).toMatchObject({ quantity: 1 })
  expect(cart.items.find(({ unitPrice }) => unitPrice === 100)?.description).toMatch(/^3 × Batteri LR6/)
  expect(cart.items.find(({ unitPrice }) => unitPrice === 39)).toMatchObject({ quantity: 2 })
})

it('one product at two prices has two ids, which are no longer than 50 characters', () => {
  const order = payable('sv', false)
  const lines = order.lines.map((line) => ({ ...line, reference: 'X'.repeat(60) }))
  const ids = checkoutRequest({ ...order, lines }, 101, urls).cart.items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...ids.map(({ length }) => length))).toBe(50)
})

it('a company is told apart by its organisation number and name', () => {
  const request = checkoutRequest(payable('sv', true), 201, urls)
  expect(request).not.toHaveProperty('privateCustomerPrefill')
  expect(request).toMatchObject({
    businessCustomerPrefill: {
      organizationNumber: '5560125790',
      invoiceReference: 'Anna, gate 4',
      deliveryAddress: { companyName: 'Elverket AB', postalCode: '11122' },
    },
  })
})

it('an order without a parcel has no address and no freight', () => {
  const order = payable('sv', false)
  const buyer = { ...order.buyer, street: '', postalCode: '', city: '' }
  const request = checkoutRequest({ ...order, buyer, lines: order.lines.filter(({ kind }) => kind === 'goods') }, 101, urls)
  expect(request).not.toHaveProperty('fees')
  expect(request).toMatchObject({ privateCustomerPrefill: { email: 'anna@example.com', mobilePhoneNumber: '0701234567' } })
  expect(request).not.toHaveProperty('privateCustomerPrefill.deliveryAddress')
})
