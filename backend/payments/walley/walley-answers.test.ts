import { expect, it } from 'vitest'
import { CheckoutInformation, checkoutVerdict, orderStatus } from './walley-answers'

const verdict = (status: string, result?: string) => {
  const order = result === undefined || result === 'Rejected' ? null : { orderId: 'o1' }
  return checkoutVerdict(CheckoutInformation.parse({ data: { status, purchase: result ? { result } : null, order } }))
}

it.each([
  ['Initialized', undefined, 'open'],
  ['CustomerIdentified', undefined, 'open'],
  ['CommittedToPurchase', undefined, 'open'],
  ['Aborted', undefined, 'cancelled'],
  ['PurchaseCompleted', 'OnHold', 'open'],
  ['PurchaseCompleted', 'Signing', 'open'],
  ['PurchaseCompleted', 'Rejected', 'failed'],
  ['PurchaseCompleted', undefined, 'open'],
])('a checkout that is %s with the result %s is %s', (status, result, state) => {
  expect(verdict(status, result)).toMatchObject({ state })
})

it.each(['Preliminary', 'Activated', 'Accepted'])('a purchase with the result %s is told by its order', (result) => {
  expect(verdict('PurchaseCompleted', result)).toEqual({ orderId: 'o1' })
})

it.each([
  ['NotActivated', 'authorized', 99.5],
  ['PartActivated', 'authorized', 99.5],
  ['Activated', 'captured', 99.5],
  ['Returned', 'captured', 99.5],
  ['Cancelled', 'cancelled', 0],
  ['Expired', 'expired', 0],
  ['Rejected', 'failed', 0],
  ['OnHold', 'open', 0],
  ['SomethingNew', 'open', 0],
])('an order that is %s is %s', (status, state, amount) => {
  expect(orderStatus({ id: 'o1', status, totalAmount: 99.5, currency: 'SEK' })).toMatchObject({
    state,
    amount,
    currency: 'SEK',
    orderReference: 'o1',
  })
})
