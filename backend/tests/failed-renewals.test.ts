import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { OrderDetail, PaymentPage } from '../../app/commerce/contract/order-detail'
import { Problem } from '../../app/commerce/contract/problem'
import { signAccessToken } from '../accounts/access-token'
import { storeOf } from '../stores/stores'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
let begun: Order
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
/** A subscription whose first renewal is ordered on 28 February, and declined. */
beforeEach(async () => {
  await at.reset('2027-01-31T10:00:00Z')
  begun = await at.subscribe(storeOf('sv'))
  at.provider.declinesCharges = 'card_declined'
  await at.until('2027-02-27')
})

const URLS = {
  success: 'https://shop.example/order',
  cancel: 'https://shop.example/order',
  notify: 'https://shop.example/webhooks/{provider}',
  terms: 'https://shop.example/terms',
}

const tokenOf = async (id: string) => ({
  authorization: `Bearer ${await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)}`,
})
async function renewal() {
  const [order] = await at.renewalOrders()
  if (order === undefined) throw new Error('No delivery is ordered')
  return order
}
async function detail() {
  const { id } = await renewal()
  return OrderDetail.parse(await (await at.shop.fetch(`/api/orders/${id}/detail`, { headers: await tokenOf(id) })).json())
}
async function call(action: 'payment' | 'cancel') {
  const { id } = await renewal()
  return at.shop.fetch(`/api/orders/${id}/${action}`, post(action === 'payment' ? { urls: URLS } : {}, await tokenOf(id)))
}
async function openPage() {
  const answer = await call('payment')
  expect(answer.status).toBe(200)
  return PaymentPage.parse(await answer.json()).url
}
const change = async (action: 'pause' | 'end') => {
  const { id: subscription_id } = await at.subscription(begun)
  const body = { change: { subscription_id, action } }
  return at.shop.fetch(`/api/orders/${begun.id}/subscriptions`, post(body, await tokenOf(begun.id)))
}
const later = (minutes: number) => {
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + minutes * 60_000)
}
const charges = () => [...at.provider.payments].filter(([key]) => key.startsWith('charge-')).map(([, payment]) => payment)
const chargedAmount = () => charges().reduce((sum, { status }) => sum + status.amount, 0)

describe('a delivery whose charge failed', () => {
  test('is cancelled by its customer: nothing is charged any more, and its pieces are back', async () => {
    await at.until('2027-02-28')
    expect(await detail()).toMatchObject({ allowed: { cancel: true, pay: 'begin' }, charged_again_on: '2027-03-01' })
    for (let time = 0; time < 2; time++) expect((await call('cancel')).ok).toBe(true)
    at.provider.declinesCharges = null
    await at.days(10)
    expect(await renewal()).toMatchObject({ status: 'cancelled', cancel_reason: 'by-customer' })
    expect(await at.renewals()).toMatchObject([{ state: 'skipped', skipped_for: 'customer' }])
    expect([chargedAmount(), await at.stock()]).toEqual([0, 4998])
    expect(at.mails().slice(2)).toEqual(['renewal-unpaid', 'order-cancelled'])
  })

  test('is charged again at once when the staff asks for it', async () => {
    await at.until('2027-02-28')
    at.provider.declinesCharges = null
    const { id } = await at.subscription(begun)
    const staff = { authorization: 'Bearer the-operator' }
    expect((await at.shop.fetch(`/admin/subscriptions/${id}/charge`, post({}, staff))).status).toBe(204)
    await at.work()
    expect(await renewal()).toMatchObject({ status: 'confirmed' })
    expect((await at.shop.fetch(`/admin/subscriptions/${id}/charge`, post({}, staff))).status).toBe(409)
  })

  test('is paid at the payment page, and its card is charged for the next one', async () => {
    await at.until('2027-02-28')
    expect(await openPage()).toMatch(/^https:\/\/pay\.example/)
    expect(await detail()).toMatchObject({ allowed: { pay: 'continue' }, payment_url: await openPage() })
    const page = at.provider.last
    at.provider.pay(page)
    later(1)
    await at.work()
    expect(await renewal()).toMatchObject({ status: 'confirmed' })
    expect(await at.renewals()).toMatchObject([{ state: 'delivered' }])
    at.provider.declinesCharges = null
    await at.until('2027-03-31')
    expect((await at.renewalOrders()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    expect(chargedAmount()).toBe(107)
    expect((await call('payment')).status).toBe(409)
  })

  test('stays as it is when its payment page expires, and is charged again on its day', async () => {
    await at.until('2027-02-28')
    await openPage()
    later(60)
    await at.work()
    expect([await renewal(), at.provider.payments.size > 0]).toMatchObject([{ status: 'pending' }, true])
    expect(await detail()).toMatchObject({ allowed: { pay: 'begin' }, payment_url: null })
    at.provider.declinesCharges = null
    await at.until('2027-03-02')
    expect(await renewal()).toMatchObject({ status: 'confirmed' })
  })

  test('is not charged while its payment page is open, nor while one is being opened', async () => {
    await at.until('2027-02-28')
    at.shop.clock.now = new Date('2027-03-01T09:55:00Z')
    at.provider.losesAnswers = true
    expect((await call('payment')).status).toBe(503)
    at.provider.losesAnswers = false
    at.provider.declinesCharges = null
    later(10)
    await at.work()
    expect(chargedAmount()).toBe(0)
    at.provider.pay(at.provider.last)
    await openPage()
    later(10)
    await at.work()
    expect([await renewal(), chargedAmount()]).toMatchObject([{ status: 'confirmed' }, 0])
  })

  test('opens no payment page while its card is being charged', async () => {
    at.provider.isDown = true
    await at.until('2027-02-28')
    const refused = await call('payment')
    expect([refused.status, Problem.parse(await refused.json()).code]).toEqual([409, 'payment-under-way'])
    expect(await detail()).toMatchObject({ allowed: { pay: null, cancel: true } })
    at.provider.isDown = false
  })

  test('that is paid and cancelled at the same time is given back', async () => {
    await at.until('2027-02-28')
    later(1)
    await openPage()
    const page = at.provider.last
    at.provider.pay(page)
    expect((await call('cancel')).ok).toBe(true)
    later(1)
    await at.work()
    expect([await renewal(), page.status.state]).toMatchObject([{ status: 'cancelled' }, 'cancelled'])
  })

  test.each(['pause', 'end'] as const)('does not come after the customer has chosen to %s', async (action) => {
    await at.until('2027-02-28')
    expect((await change(action)).status).toBe(200)
    at.provider.declinesCharges = null
    await at.days(10)
    expect(await renewal()).toMatchObject({ status: 'cancelled', cancel_reason: 'by-customer' })
    expect([chargedAmount(), await at.stock()]).toEqual([0, 4998])
  })
})

describe('a charge whose answer is lost', () => {
  beforeEach(async () => {
    at.provider.declinesCharges = null
    at.provider.losesAnswers = true
    await at.until('2027-02-28')
    at.provider.losesAnswers = false
    expect([await renewal(), charges().length]).toMatchObject([{ status: 'pending' }, 1])
  })

  test.each([0, 6])('is released when its order is cancelled, %d minutes later', async (minutes) => {
    expect((await call('cancel')).ok).toBe(true)
    later(minutes)
    await at.work()
    await at.work()
    expect(charges().map(({ status }) => status.state)).toEqual(['cancelled'])
    expect(await at.renewals()).toMatchObject([{ state: 'skipped', charge_attempt_id: null }])
  })

  test.each([0, 6])('is released when its subscription is ended, %d minutes later', async (minutes) => {
    await change('end')
    later(minutes)
    await at.work()
    await at.work()
    expect(charges().map(({ status }) => status.state)).toEqual(['cancelled'])
    expect(await renewal()).toMatchObject({ status: 'cancelled' })
  })
})

test('a charge of a cancelled order that the provider never got is not made, and given up once it cannot be under way any more', async () => {
  at.provider.declinesCharges = null
  at.provider.isDown = true
  await at.until('2027-02-28')
  expect((await call('cancel')).ok).toBe(true)
  at.provider.isDown = false
  await at.work()
  const [attempt] = await at.attemptsOf((await renewal()).id)
  expect(await at.renewals()).toMatchObject([{ state: 'unpaid', charge_attempt_id: attempt?.id }])
  later(6)
  await at.work()
  expect([await renewal(), charges()]).toMatchObject([{ status: 'cancelled' }, []])
  expect(await at.renewals()).toMatchObject([{ state: 'skipped', charge_attempt_id: null }])
})
