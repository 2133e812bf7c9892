import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Attempt, type PayableOrder, type PaymentProvider, ProviderRefusal } from '../../interfaces/provider'
import { attemptOf, payableOrder, returnUrls } from '../tests/payable-order'
import { openSimulatedShop, type SimulatedShop } from '../tests/simulated-shop'
import { stripeProvider } from './stripe'
import { simulatedStripe } from './settings'
import { stripeSimulator } from './simulator'

let shop: SimulatedShop
let stripe: PaymentProvider
beforeEach(async () => {
  shop = await openSimulatedShop(stripeSimulator)
  stripe = stripeProvider(simulatedStripe(shop.origin))
})
afterEach(() => shop.close())

/** An order that was paid at the hosted page; its card is kept when it is subscribed to. */
async function paid(email = 'kim@example.com', isSubscribed = true): Promise<{ order: PayableOrder; former: Attempt }> {
  const plain = payableOrder('de')
  const order = { ...plain, isSubscribed, buyer: { ...plain.buyer, email } }
  const attempt = attemptOf(order)
  const { reference, redirectUrl } = await stripe.begin(order, attempt, returnUrls(shop.shopOrigin, 'stripe'))
  await shop.decide(redirectUrl, { outcome: 'approve' })
  return { order, former: { ...attempt, reference } }
}

async function charge(order: PayableOrder, former: Attempt, attempt = attemptOf(order)): Promise<Attempt> {
  const { reference } = (await stripe.chargeAgain?.(order, attempt, former)) ?? { reference: null }
  return { ...attempt, reference }
}

test('the card of a subscription is charged without the shopper, and captured like any other payment', async () => {
  const { order, former } = await paid()
  const attempt = await charge(order, former)
  const status = await stripe.read(attempt)
  expect(status).toMatchObject({ state: 'authorized', amount: order.amount, currency: 'EUR' })
  await stripe.capture(attempt, status.orderReference ?? '', order.amount, 'key')
  expect(await stripe.read(attempt)).toMatchObject({ state: 'captured', amount: order.amount })
})

test('a charge that is repeated with its attempt counts once, also after a restart', async () => {
  const { order, former } = await paid()
  const attempt = attemptOf(order)
  const first = await charge(order, former, attempt)
  await shop.restart()
  expect(await charge(order, former, attempt)).toEqual(first)
  const other = charge(order, former, { ...attempt, amount: 1 })
  await expect(other).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'idempotency_error' })
})

test('a charge without the shopper can be the former payment of the next', async () => {
  const { order, former } = await paid()
  const second = await charge(order, await charge(order, former))
  expect(await stripe.read(second)).toMatchObject({ state: 'authorized' })
})

test.each([
  ['card_declined', 'generic_decline'],
  ['authentication_required', 'authentication_required'],
])('a charge that is refused with %s fails and takes nothing', async (refusal, reason) => {
  const { order, former } = await paid(`kim+${refusal}@example.com`)
  const attempt = await charge(order, former)
  expect(await stripe.read(attempt)).toMatchObject({ state: 'failed', amount: 0, reason })
  expect(await charge(order, former, { ...attempt, reference: null })).toEqual(attempt)
})

test('a payment that is not a subscription keeps no card', async () => {
  const { order, former } = await paid(undefined, false)
  await expect(charge(order, former)).rejects.toThrow(ProviderRefusal)
})

test('a charge can be released like any other authorization', async () => {
  const { order, former } = await paid()
  const attempt = await charge(order, former)
  await stripe.cancel(attempt, null)
  expect(await stripe.read(attempt)).toMatchObject({ state: 'cancelled', amount: 0 })
})

test('a charge whose answer was lost is found, and none is found that was not made', async () => {
  const { order, former } = await paid()
  const [attempt, other] = [attemptOf(order), { ...attemptOf(order), id: crypto.randomUUID() }]
  const { reference } = await charge(order, former, attempt)
  expect(await stripe.findCharge?.(attempt, former)).toEqual({ reference })
  expect(await stripe.findCharge?.(other, former)).toBeNull()
})
