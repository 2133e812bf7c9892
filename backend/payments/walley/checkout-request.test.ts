import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { PayableLine, PayableOrder } from '../../interfaces/provider'
import { payableOrder } from '../tests/payable-order'
import { checkoutRequest } from './checkout-request'
import { amountOf, CheckoutRequest } from './simulated-checkout'

const urls = {
  success: 'https://shop.example/sv/confirmed',
  cancel: 'https://shop.example/sv/checkout',
  notify: 'https://shop.example/webhooks/walley-b2c?checkout={checkout.id}',
  terms: 'https://shop.example/sv/kopvillkor',
}

const line = (reference: string, quantity: number, price: number, total: number): PayableLine => ({
  kind: 'goods',
  reference,
  name: `Batteri ${reference} för båt & husvagn, 12 V, underhållsfritt`,
  vat: 25,
  quantity,
  price,
  total,
})

/** Three batteries for 100, whose unit price has more than 2 decimals, and the same battery at another price. */
const order = (): PayableOrder => ({
  ...payableOrder('sv'),
  amount: 178,
  lines: [line('LR6', 3, 33.333333, 100), line('LR6', 2, 39, 78)],
})
const company = { name: 'Elverket AB', organisationNumber: '5560125790', reference: 'Kim, gate 4' }

it.each(LANGUAGES)('in %s the request keeps to the documented limits, and its cart adds up to the amount', (language) => {
  const { store, ...rest } = payableOrder(language)
  const request = CheckoutRequest.parse(checkoutRequest({ store, ...rest }, 101, urls, false))
  expect(amountOf(request)).toBe(rest.amount)
  expect(request.countryCode).toBe(store.countryCode)
  expect(request.reference).toBe(rest.number)
})

it('a line whose unit price has more than 2 decimals is one item with the quantity in its name', () => {
  const request = CheckoutRequest.parse(checkoutRequest(order(), 101, urls, false))
  const { items } = request.cart
  expect(amountOf(request)).toBe(178)
  expect(items.find(({ unitPrice }) => unitPrice === 100)).toMatchObject({ quantity: 1 })
  expect(items.find(({ unitPrice }) => unitPrice === 100)?.description).toMatch(/^3 × Batteri LR6/)
  expect(items.find(({ unitPrice }) => unitPrice === 39)).toMatchObject({ quantity: 2 })
})

it('one product at two prices has two ids, which are no longer than 50 characters', () => {
  const lines = order().lines.map((one) => ({ ...one, reference: 'X'.repeat(60) }))
  const ids = checkoutRequest({ ...order(), lines }, 101, urls, false).cart.items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...ids.map(({ length }) => length))).toBe(50)
})

it('a company is told apart by its organisation number and name', () => {
  const buyer = { ...order().buyer, company, postalCode: '111 22' }
  const request = checkoutRequest({ ...order(), buyer }, 201, urls, true)
  expect(request).not.toHaveProperty('privateCustomerPrefill')
  expect(request).toMatchObject({
    businessCustomerPrefill: {
      organizationNumber: '5560125790',
      invoiceReference: 'Kim, gate 4',
      deliveryAddress: { companyName: 'Elverket AB', postalCode: '11122' },
    },
  })
})

it('an order without a parcel has no address and no freight', () => {
  const buyer = { ...order().buyer, street: '', postalCode: '', city: '' }
  const request = checkoutRequest({ ...order(), buyer }, 101, urls, false)
  expect(request).not.toHaveProperty('fees')
  expect(request).toMatchObject({ privateCustomerPrefill: { email: buyer.email, mobilePhoneNumber: buyer.mobile } })
  expect(request).not.toHaveProperty('privateCustomerPrefill.deliveryAddress')
})
