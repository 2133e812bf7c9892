import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { Problem } from '../../app/commerce/contract/problem'
import { PayByAnswer, Subscriptions } from '../../app/commerce/contract/subscription'
import { signAccessToken } from '../accounts/access-token'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionPaymentChanges } from '../database/schema/subscriptions'
import { storedPayment } from '../orders/stored-order'
import { storeOf } from '../stores/stores'
import { settleNamedChange } from '../subscriptions/settle-payment-change'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
let order: Order
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.shop.db.delete(subscriptionPaymentChanges)
  await at.reset('2027-01-31T10:00:00Z')
  at.provider.cards.clear()
  at.provider.charged.length = 0
  order = await at.subscribe(storeOf('sv'))
})

const URLS = { success: 'https://shop.example/done', cancel: 'https://shop.example/', notify: 'https://shop.example/{provider}' }
const tokenOf = async (id: string) => ({
  authorization: `Bearer ${await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)}`,
})
async function ask(payment: string) {
  const { id: subscription_id } = await at.subscription(order)
  const path = `/api/orders/${order.id}/subscriptions/payment`
  return at.shop.fetch(path, post({ subscription_id, payment, urls: URLS }, await tokenOf(order.id)))
}
/** The page on which a new card is entered. */
async function cardPage(): Promise<string> {
  const answer = await ask('stripe')
  expect(answer.status).toBe(200)
  return PayByAnswer.parse(await answer.json()).url ?? ''
}
const cardOf = (page: string) => page.replace('https://pay.example/', '')
const enter = (page: string) => at.provider.cards.set(cardOf(page), 'kept')
async function comeBack() {
  const answer = await at.shop.fetch(`/api/orders/${order.id}/subscriptions/settle`, post({}, await tokenOf(order.id)))
  return Subscriptions.parse(await answer.json())[0]
}
const firstAttempt = async () => (await at.attemptsOf(order.id))[0]?.reference

describe('a new card', () => {
  test('is charged once it is entered; until then the old one is', async () => {
    const page = await cardPage()
    expect(await comeBack()).toMatchObject({ payment: 'stripe', card_page: page })
    await at.until('2027-02-28')
    expect(at.provider.charged).toEqual([await firstAttempt()])
    const second = await cardPage()
    enter(second)
    expect(await comeBack()).toMatchObject({ payment: 'stripe', card_page: null })
    await at.until('2027-03-31')
    expect(at.provider.charged).toEqual([await firstAttempt(), cardOf(second)])
    expect((await at.renewalOrders()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  })

  test('is found by the webhook, and by the shop itself when nobody tells', async () => {
    enter(await cardPage())
    const [{ id } = { id: '' }] = await at.shop.db.select().from(subscriptionPaymentChanges)
    expect(await settleNamedChange({ id }, at.shop.services)).toBe(true)
    expect(await at.shop.db.select().from(subscriptionPaymentChanges)).toMatchObject([{ state: 'confirmed' }])
    enter(await cardPage())
    await at.days(1)
    expect((await at.shop.db.select().from(subscriptionPaymentChanges)).map(({ state }) => state)).toEqual([
      'confirmed',
      'confirmed',
    ])
  })

  test('that is entered on the page of an earlier try counts for nothing', async () => {
    const first = await cardPage()
    const second = await cardPage()
    expect(at.provider.cards.get(cardOf(first))).toBe('expired')
    at.provider.cards.set(cardOf(first), 'kept')
    await at.days(1)
    expect(await comeBack()).toMatchObject({ card_page: second })
  })

  test('whose page runs out changes nothing', async () => {
    at.provider.cards.set(cardOf(await cardPage()), 'expired')
    expect(await comeBack()).toMatchObject({ card_page: null })
    await at.until('2027-02-28')
    expect(at.provider.charged).toEqual([await firstAttempt()])
  })

  test('is charged at once for a delivery whose charge failed', async () => {
    at.provider.declinesCharges = 'card_declined'
    await at.until('2027-02-28')
    expect(await comeBack()).toMatchObject({ unpaid: { order_id: (await at.renewalOrders())[0]?.id } })
    enter(await cardPage())
    await comeBack()
    at.provider.declinesCharges = null
    await at.work()
    expect(await at.renewalOrders()).toMatchObject([{ status: 'confirmed' }])
    expect(await comeBack()).toMatchObject({ unpaid: null })
  })

  test('is not used for a charge whose answer was lost: that one is found, and nothing is charged twice', async () => {
    await at.until('2027-02-27')
    at.provider.losesAnswers = true
    await at.days(1)
    at.provider.losesAnswers = false
    enter(await cardPage())
    await comeBack()
    const [attempt] = await at.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.state, 'created'))
    expect(attempt?.charged_by).toBe(await firstAttempt())
    await at.days(1)
    expect(at.provider.charged).toEqual([await firstAttempt()])
    expect(await at.renewalOrders()).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('an invoice', () => {
  test('is what later deliveries are paid by at once, and a card again after its page', async () => {
    expect(PayByAnswer.parse(await (await ask('invoice')).json())).toEqual({ url: null })
    await at.until('2027-02-28')
    enter(await cardPage())
    expect(await comeBack()).toMatchObject({ payment: 'stripe' })
    await at.until('2027-03-31')
    const paid = (await at.renewalOrders()).map(({ payment }) => storedPayment.read(payment).id)
    expect([paid, at.provider.charged.length]).toEqual([['invoice', 'stripe'], 1])
  })

  test('pays a delivery whose charge failed, whose order then says so', async () => {
    at.provider.declinesCharges = 'card_declined'
    await at.until('2027-02-28')
    await ask('invoice')
    await at.work()
    const [renewed] = await at.renewalOrders()
    expect([renewed?.status, storedPayment.read(renewed?.payment).id]).toEqual(['confirmed', 'invoice'])
  })
})

describe('a change', () => {
  test.each(['klarna', 'gift-card'])('to %s is refused', async (payment) => {
    const answer = await ask(payment)
    expect([answer.status, Problem.parse(await answer.json()).code]).toEqual([409, 'payment-unknown'])
  })

  test('is refused while the provider does not answer, and of a subscription that is over', async () => {
    at.provider.isDown = true
    expect((await ask('stripe')).status).toBe(503)
    at.provider.isDown = false
    await at.end(order)
    expect((await ask('invoice')).status).toBe(409)
  })
})
