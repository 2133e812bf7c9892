import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CardRequest } from '../../interfaces/card-pages'
import type { PaymentProvider } from '../../interfaces/provider'
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

const pages = () => {
  if (stripe.cardPages === undefined) throw new Error('Stripe has no card pages')
  return stripe.cardPages
}
const request = (): CardRequest => ({
  id: crypto.randomUUID(),
  email: 'kim@example.com',
  language: 'de',
  currency: 'EUR',
  orderNumber: 'DE100021',
  expiresAt: new Date(Date.now() + 45 * 60_000),
})
const begin = (asked = request()) => pages().begin(asked, returnUrls(shop.shopOrigin, 'stripe'))

test('a card that is entered is charged without the shopper, and nothing is paid on its page', async () => {
  const { reference, redirectUrl } = await begin()
  expect(await (await fetch(redirectUrl)).text()).toContain('Jetzt wird nichts abgebucht')
  expect(await pages().read(reference)).toBe('open')
  await shop.decide(redirectUrl, { outcome: 'approve' })
  expect(await pages().read(reference)).toBe('kept')
  const order = payableOrder('de')
  const attempt = attemptOf(order)
  const charged = await stripe.chargeAgain?.(order, attempt, { reference })
  expect(await stripe.read({ ...attempt, reference: charged?.reference ?? null })).toMatchObject({
    state: 'authorized',
    amount: order.amount,
  })
  expect(await stripe.findCharge?.(attempt, { reference })).toEqual(charged)
})

test('a card that is not entered cannot be charged', async () => {
  const { reference } = await begin()
  const order = payableOrder('de')
  const charge = stripe.chargeAgain?.(order, attemptOf(order), { reference })
  await expect(charge).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'no-saved-card' })
})

test('a page that is ended, also twice, takes no card any more', async () => {
  const { reference, redirectUrl } = await begin()
  for (let time = 0; time < 2; time++) await pages().end(reference)
  expect(await pages().read(reference)).toBe('expired')
  expect((await shop.decide(redirectUrl, { outcome: 'approve' })).status).toBe(409)
})

test('the webhook names the change', async () => {
  const asked = request()
  const { redirectUrl } = await begin(asked)
  await shop.decide(redirectUrl, { outcome: 'approve' })
  expect(await stripe.parseWebhook(shop.lastWebhook())).toMatchObject({ attempt: { id: asked.id } })
})
