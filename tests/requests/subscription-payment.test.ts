import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { subscriptions } from '../../backend/database/schema/subscriptions'
import { logIn } from '../support/shop/log-in'
import { PaymentWorld } from '../support/payments/payment-world'
import { elements, words } from '../support/shop/read-page'
import { ownAddress } from '../support/shop/own-address'
import { openByMail } from '../support/shop/own-order'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let world: PaymentWorld
beforeAll(async () => {
  world = await PaymentWorld.open()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

describe.each(LANGUAGES)('the payment of a subscription in %s', (language) => {
  const t = translator(language)
  let visitor: Visitor
  let order: string
  let path: string

  /** A subscription that is paid by invoice, on the page of its order. */
  beforeEach(async () => {
    const shopping = new Shopping(world.shop.visitor({}, ownAddress()), world.backend, language)
    await shopping.add('CR2032', 20, { subscription_interval: '3' })
    const ordered = await shopping.order({ ...(await shopping.checkout()), payment_method: 'invoice' })
    order = /confirmation\/([\da-f-]{36})/.exec(ordered.location)?.[1] ?? ''
    visitor = world.shop.visitor({}, ownAddress())
    await openByMail(visitor, world.backend, order, language)
    path = href('myOrder', language, { id: order })
  })

  const subscription = async () => {
    const [one] = await world.backend.db.select().from(subscriptions).where(eq(subscriptions.order_id, order))
    if (one === undefined) throw new Error('There is no subscription')
    return one
  }
  const ask = async (payment: string) =>
    visitor.post(path, { intent: 'subscription', action: 'pay-by', subscription_id: (await subscription()).id, payment })

  /** The address of the page on which a card is entered, to which the shop leads. */
  async function cardPage(): Promise<string> {
    const asked = await ask('stripe')
    expect([asked.status, asked.location]).toEqual([303, `${path}?card=${(await subscription()).id}`])
    const leading = await visitor.follow(asked)
    const url = elements(leading.body, 'a').find(({ href: to }) => to?.includes('/stripe/pay/'))?.href ?? ''
    expect(elements(leading.body, 'meta').map(({ content }) => content)).toContain(`0;url=${url}`)
    return url
  }
  const decide = async (url: string, outcome: string) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome, webhook: 'never' }),
      redirect: 'manual',
    })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', url)
    return visitor.get(`${pathname}${search}`)
  }

  it('is changed to a card at the provider, and used once that is confirmed', async () => {
    const url = await cardPage()
    const waiting = words((await visitor.get(path)).body)
    expect(waiting).toContain(t('subscription.payment.open.go'))
    expect((await subscription()).payment).toBe('invoice')
    const back = await decide(url, 'approve')
    expect(words(back.body)).toContain(t('subscription.done.pay-by', { way: language === 'de' ? 'Karte' : 'Kort' }))
    expect((await subscription()).payment).toBe('stripe')
    const again = await visitor.follow(await ask('invoice'))
    expect(words(again.body)).toContain(t('subscription.done.pay-by', { way: language === 'de' ? 'Rechnung' : 'Faktura' }))
    expect((await subscription()).payment).toBe('invoice')
  })

  it('stays as it is when the shopper leaves the page, and the page can be opened again', async () => {
    const url = await cardPage()
    const back = await decide(url, 'cancel')
    expect(words(back.body)).toContain(t('subscription.payment.open.go'))
    expect((await subscription()).payment).toBe('invoice')
    expect((await visitor.get(`${path}?card=${(await subscription()).id}`)).body).toContain(url)
  })

  it('is refused in words for a way that it cannot be charged in, and while no provider answers', async () => {
    const refused = await ask('klarna')
    expect([refused.status, words(refused.body).includes(t('subscription.error.payment'))]).toEqual([409, true])
    const out = await world.withoutProviders(() => ask('stripe'))
    expect([out.status, words(out.body).includes(t('order.error.unavailable'))]).toEqual([503, true])
  })
})

it('the account area leads to the page too, and a stranger changes nothing', async () => {
  const shopping = new Shopping(world.shop.visitor({}, ownAddress()), world.backend, 'sv')
  await logIn(shopping.visitor)
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  const ordered = await shopping.order({ ...(await shopping.checkout()), payment_method: 'invoice' })
  const order_id = /confirmation\/([\da-f-]{36})/.exec(ordered.location)?.[1] ?? ''
  const [one] = await world.backend.db.select().from(subscriptions).where(eq(subscriptions.order_id, order_id))
  const form = { intent: 'subscription', action: 'pay-by', subscription_id: one?.id ?? '', order_id, payment: 'stripe' }
  const path = href('accountSubscriptions', 'sv')
  const asked = await shopping.visitor.post(path, form)
  expect(asked.location).toBe(`${path}?card=${one?.id}`)
  expect((await shopping.visitor.follow(asked)).body).toContain('/stripe/pay/')
  const stranger = world.shop.visitor({}, ownAddress())
  await openByMail(stranger, world.backend, order_id)
  const own = new Shopping(world.shop.visitor({}, ownAddress()), world.backend, 'sv')
  await own.add('CR2032', 20)
  const foreign =
    /confirmation\/([\da-f-]{36})/.exec(
      (await own.order({ ...(await own.checkout()), payment_method: 'invoice' })).location,
    )?.[1] ?? ''
  const other = world.shop.visitor({}, ownAddress())
  await openByMail(other, world.backend, foreign)
  expect((await other.post(href('myOrder', 'sv', { id: foreign }), { ...form, payment: 'invoice' })).status).toBe(404)
})
