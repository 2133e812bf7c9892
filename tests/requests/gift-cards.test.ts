import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { dateFormat } from '../../app/store/intl-formats'
import { LANGUAGES } from '../../app/store/languages'
import { formatMoney } from '../../app/store/money'
import { storeOf } from '../../app/store/stores'
import { giftCards } from '../../backend/database/schema/gift-cards'
import { createCode, formatCode } from '../../backend/gift-cards/code'
import { anyGiftCard } from '../../backend/tests/any-gift-card'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import { orders } from '../../backend/database/schema/orders'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail } from '../support/shop/own-order'
import { elements, formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
}, withProviders(new MemoryProvider()))

describe.each(LANGUAGES)('the checkout of a gift card in %s', (language) => {
  const say = translator(language)

  it('names a wrong recipient, a wrong day and too long a message, which stay as typed', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('GIFT-500')
    const form = await here.checkout()
    const { status, body } = await here.order({
      ...form,
      gift_email: 'du@',
      gift_day: '2020-01-01',
      gift_message: 'x'.repeat(501),
    })
    expect(status).toBe(400)
    for (const error of ['email', 'day', 'tooLong'] as const) expect(words(body)).toContain(say(`checkout.error.${error}`))
    const ids = elements(body, 'a').flatMap(({ href = '' }) => (href.startsWith('#checkout-') ? [href.slice(1)] : []))
    expect(ids).toEqual(['checkout-gift_email', 'checkout-gift_message', 'checkout-gift_day'])
    const controls = [...elements(body, 'input'), ...elements(body, 'textarea')]
    expect(ids.filter((id) => !controls.some((control) => control.id === id && control['aria-invalid'] === 'true'))).toEqual([])
    expect(body).toContain('x'.repeat(501))
  })

  it('says at the day when it is mailed: at once, or with goods at the earliest when they are sent', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('GIFT-500')
    const alone = words((await here.visitor.get(here.checkoutPath)).body)
    await here.add('LR6-24', 1)
    const withGoods = words((await here.visitor.get(here.checkoutPath)).body)
    expect([alone, withGoods].map((body) => body.includes(say('checkout.gift.day.hint')))).toEqual([true, false])
    expect(withGoods).toContain(say('checkout.gift.day.withGoods'))
  })

  it('names a day more than a year ahead, such as one with a mistyped year', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('GIFT-500')
    const form = { ...(await here.checkout()), gift_email: 'du@example.com' }
    const { status, body } = await here.order({ ...form, gift_day: '2062-12-24' })
    expect([status, words(body).includes(say('checkout.error.dayTooLate'))]).toEqual([400, true])
    expect(elements(body, 'input').find(({ name }) => name === 'gift_day')).toMatchObject({ value: '2062-12-24' })
  })

  it('offers no invoice, and says so', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('GIFT-500')
    const { body } = await here.visitor.get(here.checkoutPath)
    const methods = elements(body, 'input').flatMap(({ name, value }) => (name === 'payment_method' ? [value] : []))
    expect(methods).toEqual(['stripe'])
    expect(words(body)).toContain(say('checkout.gift.noInvoice'))
  })
})

it('the page of an order with a gift card lists no VAT of 0 %', async () => {
  await shopping.add('GIFT-500')
  await shopping.add('LR6-24', 1)
  await shopping.order({ ...(await shopping.checkout()), gift_email: 'du@example.com' })
  const [order] = await shop.backend.db.select({ id: orders.id }).from(orders).orderBy(desc(orders.number)).limit(1)
  const { status, body } = await openByMail(shop.visitor(), shop.backend, order?.id ?? '')
  const rows = ['25', '0'].map((rate) => words(body).includes(t('order.vat', { rate })))
  expect([status, rows]).toEqual([200, [true, false]])
})

it('a gift card is asked for only where it can pay something', async () => {
  const isAsked = async () => words((await shopping.visitor.get('/sv/checkout')).body).includes(t('giftCard.ask'))
  await shopping.add('GIFT-500')
  expect(await isAsked()).toBe(false)
  await shopping.add('LR6-24', 2)
  expect(await isAsked()).toBe(true)
  shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  expect(await isAsked()).toBe(false)
  // Beside a subscription they pay for nothing else either, and a code that is typed in the cart says so.
  await shopping.add('LR6-24', 2)
  expect(await isAsked()).toBe(false)
  const { body } = await shopping.addCode(createCode())
  expect(words(body)).not.toContain(t('giftCard.moved'))
  expect(words(body)).toContain(t('giftCard.error.subscription'))
})

it('a gift card that was taken before a subscription came into the cart pays nothing any more, and the checkout says why', async () => {
  const { code } = await anyGiftCard(shop.backend, { initial_amount: 50 })
  const payment = async () => words((await shopping.visitor.get('/sv/checkout')).body)
  await shopping.add('LR6-24', 2)
  await shopping.addCode(code)
  const row = t('giftCard.row', { last4: code.slice(-4) })
  const before = await payment()
  expect([before.includes(row), before.includes(t('giftCard.error.subscription'))]).toEqual([true, false])
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  const after = await payment()
  expect([after.includes(row), after.includes(t('giftCard.error.subscription'))]).toEqual([false, true])
})

it('a gift card is sent today at the earliest, by the clock of the country', async () => {
  await shopping.add('GIFT-500')
  const noon = shop.backend.clock.now
  // Half past midnight in Stockholm.
  shop.backend.clock.now = new Date('2026-11-18T23:30:00Z')
  const form = { ...(await shopping.checkout()), gift_email: 'du@example.com' }
  const yesterday = await shopping.order({ ...form, gift_day: '2026-11-18' })
  expect([yesterday.status, words(yesterday.body).includes(t('checkout.error.day'))]).toEqual([400, true])
  expect((await shopping.order({ ...form, gift_day: '2026-11-19' })).status).toBe(303)
  shop.backend.clock.now = noon
})

describe.each(LANGUAGES)('paying with a gift card in %s', (language) => {
  const say = translator(language)
  const store = storeOf(language)
  const card = (initial_amount = 50) => anyGiftCard(shop.backend, { initial_amount, currency: store.currency })
  const withGoods = async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('LR6-24', 1)
    return { here, form: await here.checkout() }
  }

  it('works without scripts: the card is added, leaves less to pay, pays, and is on the confirmation', async () => {
    const { here, form } = await withGoods()
    const { code } = await card(5)
    const last4 = code.slice(-4)
    const added = await here.order({ ...form, intent: 'add-gift-card', gift_card_code: code.toLowerCase() })
    expect([added.status, added.location]).toEqual([303, `${here.checkoutPath}#gift-cards`])
    const { body, fields } = await here.chooseInCheckout({ payment_method: 'invoice' })
    const money = (amount: number) => formatMoney(amount, store)
    expect(words(body)).toContain(`${say('giftCard.row', { last4 })} ${money(-5)}`)
    expect(words(body)).toContain(`${say('giftCard.toPay')} ${money(Number(fields.seen_total))}`)
    expect(fields.gift_card_code).toBe('')
    const placed = await here.order({ ...fields, intent: 'order' })
    expect(placed.status).toBe(303)
    const confirmation = words((await here.visitor.get(placed.location)).body)
    expect(confirmation).toContain(`${say('giftCard.row', { last4 })} ${money(-5)}`)
    expect(confirmation).toContain(say('giftCard.rest'))
    const id = /[\da-f-]{36}/.exec(placed.location)?.[0] ?? ''
    const own = words((await openByMail(shop.visitor(), shop.backend, id, language)).body)
    for (const row of [say('giftCard.row', { last4 }), money(-5), say('giftCard.rest')]) expect(own).toContain(row)
    for (const text of [confirmation, own]) expect(text).toContain(`${say('giftCard.leftAfter', { last4 })} ${money(0)}`)
  })

  it('needs no provider when it covers the order', async () => {
    const { here, form } = await withGoods()
    const { code } = await card(5000)
    await here.order({ ...form, intent: 'add-gift-card', gift_card_code: code })
    const { fields } = await here.chooseInCheckout({})
    expect([fields.payment_method, fields.seen_total]).toEqual(['gift-card', '0'])
    const placed = await here.order({ ...fields, intent: 'order' })
    expect(placed.location).toContain(href('confirmation', language, { id: '' }))
  })

  it('can be removed again; in an outage it stays, with the reason beside it and all that was typed', async () => {
    const { here, form } = await withGoods()
    const { id, code } = await card()
    await here.order({ ...form, intent: 'add-gift-card', gift_card_code: code })
    shop.respond = (path, send) => (path.endsWith('/gift-cards/remove') ? new Response(null, { status: 503 }) : send())
    const away = await here.order({ ...form, city: 'Någonstans', intent: `remove-gift-card ${id}` })
    expect([away.status, words(away.body).includes(say('giftCard.error.unavailable'))]).toEqual([503, true])
    expect(words(away.body)).toContain(say('giftCard.row', { last4: code.slice(-4) }))
    expect(formFields(away.body, 'checkout').city).toBe('Någonstans')
    shop.respond = null
    expect((await here.order({ ...form, intent: `remove-gift-card ${id}` })).status).toBe(303)
    const { body } = await here.chooseInCheckout({})
    expect(words(body)).not.toContain(say('giftCard.row', { last4: code.slice(-4) }))
  })

  it.each([
    ['unknown', 'error.unknown'],
    ['expired', 'error.expired'],
    ['empty', 'error.empty'],
    ['foreign', 'error.currency'],
  ] as const)('says that a card is %s beside the field, and keeps what was typed', async (what, error) => {
    const { here, form } = await withGoods()
    const { id, code } = await anyGiftCard(shop.backend, {
      currency: what === 'foreign' ? 'ISK' : store.currency,
      expires_on: what === 'expired' ? '2026-11-17' : '2028-11-17',
    })
    if (what === 'empty') await shop.backend.db.update(giftCards).set({ balance: 0 }).where(eq(giftCards.id, id))
    const gift_card_code = what === 'unknown' ? formatCode(createCode()) : code
    const { status, body } = await here.order({ ...form, city: 'Någonstans', intent: 'add-gift-card', gift_card_code })
    expect([status, words(body).includes(say(`giftCard.${error}`))]).toEqual([400, true])
    expect(formFields(body, 'checkout')).toMatchObject({ gift_card_code, city: 'Någonstans' })
  })

  it('with a code that is typed and not added shows the new total before it orders', async () => {
    const { here, form } = await withGoods()
    const { code } = await card(5)
    const { status, body } = await here.order({ ...form, intent: 'order', gift_card_code: code })
    expect(status).toBe(409)
    expect(words(body)).toContain(say('checkout.changed.title'))
    expect(words(body)).toContain(say('giftCard.row', { last4: code.slice(-4) }))
  })

  it('in the field for discount codes moves the card to the checkout', async () => {
    const { here } = await withGoods()
    const { code } = await card(5)
    const { body } = await here.addCode(code)
    expect(words(body)).toContain(say('giftCard.moved'))
    const { body: checkout } = await here.visitor.get(here.checkoutPath)
    expect(words(checkout)).toContain(say('giftCard.row', { last4: code.slice(-4) }))
    expect((await here.cart()).text).not.toContain(code)
  })
})

it('at most 20 unknown gift cards are tried from one address', async () => {
  await shopping.add('LR6-24', 1)
  const form = await shopping.checkout()
  const tries = (code: string) => shopping.order({ ...form, intent: 'add-gift-card', gift_card_code: code })
  for (let tried = 0; tried < 20; tried += 1)
    expect(words((await tries(createCode())).body)).toContain(t('giftCard.error.unknown'))
  const { code } = await anyGiftCard(shop.backend)
  expect(words((await tries(code)).body)).toContain(t('giftCard.error.limit'))
})

describe.each(LANGUAGES)('an order with a gift card, in %s', (language) => {
  const say = translator(language)
  const email = 'du@example.com'
  /** Buys a gift card for `day`, with goods or without; the order's id. The payment is not made. */
  async function bought(here: Shopping, { day = '', goods = false, cards = 1 } = {}): Promise<string> {
    await here.add('GIFT-500', cards)
    if (goods) await here.add('CR2032', 5)
    expect((await here.order({ ...(await here.checkout()), gift_email: email, gift_day: day })).status).toBe(303)
    const ofStore = eq(orders.store_id, storeOf(language).storeId)
    const [order] = await shop.backend.db
      .select({ id: orders.id })
      .from(orders)
      .where(ofStore)
      .orderBy(desc(orders.number))
      .limit(1)
    return order?.id ?? ''
  }
  const paid = (id: string) => shop.backend.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
  const pages = async (here: Shopping, id: string) => ({
    confirmation: words((await here.visitor.follow(await here.visitor.get(href('confirmation', language, { id })))).body),
    order: words((await openByMail(shop.visitor(), shop.backend, id, language)).body),
  })

  it('alone speaks of the mail that brings it, on its confirmation and its page, and of no parcel', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    const id = await bought(here, { cards: 2 })
    const unpaid = words((await openByMail(shop.visitor(), shop.backend, id, language)).body)
    expect(unpaid).toContain(say('order.text.mailedPaid', { count: 2 }))
    expect(unpaid).toContain(say('order.pay.gift', { count: 2 }))
    expect(unpaid).not.toContain(say('order.pay.text'))
    await paid(id)
    const { confirmation, order } = await pages(here, id)
    for (const page of [confirmation, order]) expect(page).toContain(say('order.text.mailedSoon', { email, count: 2 }))
    expect(confirmation).toContain(say('confirmation.text.gift'))
    expect(confirmation).toContain(say('confirmation.delivery.gift'))
    expect(confirmation).not.toContain(say('confirmation.text'))
    expect(order).not.toContain(say('order.text.confirmed'))
  })

  it('and with goods says when it is mailed, beside what is said of the parcel', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    const id = await bought(here, { day: '2026-12-24', goods: true })
    await paid(id)
    const { confirmation, order } = await pages(here, id)
    const day = dateFormat(storeOf(language).iso, { dateStyle: 'long' }).format(new Date('2026-12-24'))
    for (const page of [confirmation, order]) expect(page).toContain(say('order.text.mailedNotBefore', { email, day, count: 1 }))
    expect(confirmation).toContain(say('confirmation.text'))
    expect(order).toContain(say('order.text.confirmed'))
  })
})
