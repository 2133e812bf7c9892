import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { checkoutGiftCards, giftCards } from '../database/schema/gift-cards'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { squeezed } from '../mail/tests/text-of-html'
import { storedPayment } from '../orders/stored-order'
import { amountIn } from './amount-in'
import { Caller } from './caller'
import type { GiftCardShop } from './gift-card-shop'
import { giftShopForTests } from './gift-shop-for-tests'
import { textsOfPdf } from './pdf-text'
import { orderCart, orderRequest, putCheckout, quoteCart } from './place-order'

const gift = await giftShopForTests()

const card = async () => (await gift.cards())[0] ?? ''
const expired = async (
  state: 'failed' | 'cancelled' | 'expired',
  { order, payment }: Awaited<ReturnType<GiftCardShop['buy']>>,
) => {
  payment.status = { ...payment.status, state }
  await Promise.all([gift.at.returns(order), gift.at.webhook(payment), gift.at.webhook(payment)])
}

describe('a gift card that pays a part', () => {
  test('leaves VAT and total as they are, and the provider is asked for the rest in lines that add up', async () => {
    const code = await card()
    const { order, payment } = await gift.buy([code], 4)
    expect(order).toMatchObject({ total: 600, vat_total: 120, gift_card_total: 500, gift_cards: [{ amount: 500 }] })
    expect(payment.attempt.amount).toBe(100)
    expect(payment.order.amount).toBe(100)
    expect(payment.order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(100)
    expect(await gift.balance(code)).toBe(0)
    gift.at.provider.pay(payment)
    await gift.at.webhook(payment)
    expect(await gift.at.statusOf(order)).toBe('confirmed')
    expect(await gift.balance(code)).toBe(0)
  })

  test('with öre on it pays in whole kronor, and the provider is asked for the rest', async () => {
    const code = await card()
    const { number } = await gift.buy([code], 1, { payment: 'gift-card' })
    await gift.staff.act(number, 'refunds', { amount: 10.5, reason: 'Repa' })
    const { order, payment } = await gift.buy([code], 4)
    expect(order).toMatchObject({ total: 600, gift_card_total: 311, gift_cards: [{ amount: 311, left: 0.5 }] })
    const lines = payment.order.lines.reduce((sum, { total }) => sum + total, 0)
    expect([payment.attempt.amount, payment.order.amount, lines]).toEqual([289, 289, 289])
    expect(await gift.balance(code)).toBe(0.5)
  })

  test.each(['failed', 'cancelled', 'expired'] as const)('has it back once when the payment is %s', async (state) => {
    const code = await card()
    const bought = await gift.buy([code], 4)
    await expired(state, bought)
    expect([await gift.at.statusOf(bought.order), await gift.balance(code)]).toEqual(['cancelled', 500])
  })

  test('pays again when the payment comes after all, unless it is used by then', async () => {
    const code = await card()
    const bought = await gift.buy([code], 4)
    await expired('expired', bought)
    gift.at.provider.pay(bought.payment, { state: 'captured' })
    await gift.at.webhook(bought.payment)
    expect([await gift.at.statusOf(bought.order), await gift.balance(code)]).toEqual(['confirmed', 0])

    const other = await card()
    await gift.at.setStock(5)
    const late = await gift.buy([other], 4)
    await expired('expired', late)
    await gift.at.shop.db
      .update(giftCards)
      .set({ balance: 1 })
      .where(eq(giftCards.last4, other.slice(-4)))
    gift.at.provider.pay(late.payment, { state: 'captured' })
    await gift.at.webhook(late.payment)
    expect([await gift.at.statusOf(late.order), await gift.at.stock()]).toEqual(['cancelled', 5])
    expect([...late.payment.refunded.values()]).toEqual([100])
  })

  test('leaves the order cancelled when the payment comes after all and what it pays cannot be read', async () => {
    const code = await card()
    const bought = await gift.buy([code], 4)
    await expired('expired', bought)
    const [row] = await gift.at.shop.db.select().from(orders).where(eq(orders.id, bought.order.id))
    const payment = { ...storedPayment.read(row?.payment), version: 2, gift_cards: [{ card: 'of a later release' }] }
    await gift.at.shop.db.update(orders).set({ payment }).where(eq(orders.id, bought.order.id))
    gift.at.provider.pay(bought.payment, { state: 'captured' })
    await gift.at.webhook(bought.payment)
    expect([await gift.at.statusOf(bought.order), await gift.balance(code)]).toEqual(['cancelled', 500])
    expect([...bought.payment.refunded.values()]).toEqual([100])
  })

  test('is valid for another 30 days when it has expired by the clock of the store, not of UTC', async () => {
    const code = await card()
    const bought = await gift.buy([code], 4)
    const isCard = eq(giftCards.last4, code.slice(-4))
    await gift.at.shop.db.update(giftCards).set({ expires_on: '2026-11-18' }).where(isCard)
    const noon = gift.at.shop.clock.now
    // Half past midnight in Stockholm.
    gift.at.shop.clock.now = new Date('2026-11-18T23:30:00Z')
    await expired('failed', bought)
    gift.at.shop.clock.now = noon
    const [row] = await gift.at.shop.db.select().from(giftCards).where(isCard)
    expect([row?.balance, row?.expires_on]).toEqual([500, '2026-12-19'])
  })

  test('is not held up by the unpaid order of the same checkout', async () => {
    const code = await card()
    const { checkoutId } = await gift.buy([code], 4)
    const again = await quoteCart(gift.at.shop, [gift.at.line(2)], { checkoutId })
    expect(again.gift_cards).toMatchObject([{ balance: 500 }])
    const { order } = await gift.buy([], 2, { checkoutId, payment: 'gift-card' })
    expect([order.gift_card_total, await gift.balance(code)]).toEqual([349, 151])
  })

  test('is refused with another total when another checkout has used it meanwhile', async () => {
    const code = await card()
    const checkoutIds = [crypto.randomUUID(), crypto.randomUUID()]
    for (const checkoutId of checkoutIds) await gift.add(checkoutId, code)
    const requests = await Promise.all(
      checkoutIds.map(async (checkoutId) => ({
        checkoutId,
        body: await orderRequest(gift.at.shop, [gift.at.line(2)], { checkoutId, payment: 'gift-card' }),
      })),
    )
    const answers = await Promise.all(requests.map(({ checkoutId, body }) => putCheckout(gift.at.shop, body, { checkoutId })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await gift.balance(code)).toBe(151)
  })
})

test('gift cards that cover an order need no provider: it is confirmed at once', async () => {
  const codes = await gift.cards(2)
  const { order, number } = await gift.buy(codes, 4, { payment: 'gift-card' })
  expect(order).toMatchObject({
    status: 'confirmed',
    payment: { id: 'gift-card' },
    gift_cards: [{ amount: 500 }, { amount: 100 }],
  })
  expect(await gift.at.shop.db.$count(paymentAttempts, eq(paymentAttempts.order_id, order.id))).toBe(0)
  expect(await gift.staff.ship(number)).toBe('204')
  await gift.staff.settle()
  expect(await gift.staff.act(number, 'refunds', { amount: 100, reason: 'scratched' })).toBe('200')
  expect(await gift.staff.act(number, 'refunds', { amount: 500.01, reason: 'x' })).toBe('409 refund-too-high')
  expect(await gift.staff.act(number, 'refunds', { reason: 'rest' })).toBe('200')
  expect(await Promise.all(codes.map((code) => gift.balance(code)))).toEqual([500, 500])
  expect(await gift.staff.act(number, 'refunds', { reason: 'x' })).toBe('409 nothing-captured')
})

describe('money back of an order that is paid in part by gift card', () => {
  async function paid() {
    const code = await card()
    const bought = await gift.buy([code], 4)
    gift.at.provider.pay(bought.payment, { state: 'captured' })
    await gift.at.webhook(bought.payment)
    return { code, ...bought }
  }

  test('goes through the provider up to what it captured, then onto the card', async () => {
    const { code, number, payment } = await paid()
    const body = { id: crypto.randomUUID(), amount: 200, reason: 'x' }
    expect(await gift.staff.act(number, 'refunds', body)).toBe('200')
    expect(await gift.staff.act(number, 'refunds', body)).toBe('200')
    await gift.staff.settle()
    expect([[...payment.refunded.values()], await gift.balance(code)]).toEqual([[100], 100])
    expect(await gift.staff.act(number, 'refunds', { reason: 'rest' })).toBe('200')
    expect(await gift.balance(code)).toBe(500)
    const backs = gift.at.shop.mails.filter(({ key }) => key.startsWith('money-back:')).slice(-3)
    expect(backs.map(({ text }) => /presentkortet/.test(text))).toEqual(expect.arrayContaining([true, false]) as boolean[])
  })

  test('of a return that the provider has refused is asked for again: never more than once onto the card', async () => {
    const { code, order, number, payment } = await paid()
    await gift.staff.ship(number)
    await gift.staff.settle()
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, gift.at.shop.services)
    const lines = [{ position: 0, quantity: 4, reason: 'faulty', condition: 'used' }]
    const body = { id: crypto.randomUUID(), lines, message: '' }
    const returned = await new Caller(gift.at.shop).call('announceReturn', { path: order.id, body, token })
    const refund = () => gift.staff.returns(returned.answer.number, 'refund')
    await gift.staff.returns(returned.answer.number, 'receive')
    gift.at.provider.refusesRefunds = true
    for (let n = 0; n < 3; n++) {
      expect(await refund()).toBe('200')
      await gift.staff.settle()
      expect([payment.refunded.size, await gift.balance(code)]).toEqual([0, 500])
    }
    gift.at.provider.refusesRefunds = false
    await refund()
    await gift.staff.settle()
    expect([[...payment.refunded.values()], await gift.balance(code)]).toEqual([[100], 500])
    const { returns } = (await new Caller(gift.at.shop).call('orderReturns', { path: order.id, token })).answer
    expect(returns[0]?.refund).toEqual({ amount: 600, gift_card_amount: 500, state: 'done', is_credit: false })
    const file = { path: order.id, token, query: `document=${number}-K1` }
    const { answer } = await new Caller(gift.at.shop).call('orderReceiptFile', file)
    const texts = textsOfPdf(Buffer.from(answer.content, 'base64')).map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith('Avdrag'))).toEqual([])
    expect(texts.map(amountIn)).toContain(-600)
  })

  test('goes both ways when the order is cancelled, less what was given back before', async () => {
    const { code, number, payment } = await paid()
    expect(await gift.staff.act(number, 'refunds', { amount: 160, reason: 'x' })).toBe('200')
    expect(await gift.staff.act(number, 'cancel', { reason: 'by-shop' })).toBe('204')
    await gift.staff.settle()
    expect([[...payment.refunded.values()], await gift.balance(code)]).toEqual([[100], 500])
  })

  test('is named in the mail about the cancellation: what comes back the way it was paid, and what onto the card', async () => {
    const { number } = await paid()
    await gift.staff.act(number, 'cancel', { reason: 'by-shop' })
    await gift.staff.settle()
    expect(cancellationMail()).toMatch(/betalar tillbaka 100\skr samma väg/)
    expect(cancellationMail()).toMatch(/500\skr är tillbaka på presentkortet/)
  })

  test('of an order that a card alone has paid is only said to be on the card', async () => {
    const bought = await gift.buy([await card()], 1, { payment: 'gift-card' })
    await gift.staff.act(bought.number, 'cancel', { reason: 'by-customer' })
    await gift.staff.settle()
    expect(cancellationMail()).toMatch(/199\skr är tillbaka på presentkortet/)
    expect(cancellationMail()).not.toMatch(/Inga pengar|samma väg/)
  })
})

const cancellationMail = (): string =>
  squeezed(gift.at.shop.mails.findLast(({ key }) => key.startsWith('order-cancelled:'))?.text ?? '')

describe('a code is refused', () => {
  const checkoutId = crypto.randomUUID()

  test('when there is no such card, or it is voided', async () => {
    const code = await card()
    const wrong = code.replace(/.$/, (last) => (last === 'A' ? 'C' : 'A'))
    expect(await gift.add(checkoutId, wrong)).toBe('404 gift-card-unknown')
    expect(await gift.add(checkoutId, 'KRAFT10')).toBe('404 gift-card-unknown')
    expect(await gift.add('x', code)).toBe('404 not-found')
    await gift.at.shop.db
      .update(giftCards)
      .set({ voided_at: new Date() })
      .where(eq(giftCards.last4, code.slice(-4)))
    expect(await gift.add(checkoutId, code)).toBe('404 gift-card-unknown')
  })

  test('when it has expired, is empty, or of another currency', async () => {
    const [code, other] = [await card(), await card()]
    expect(await gift.add(checkoutId, other, 'locale=de&sid=9')).toBe('409 gift-card-currency')
    await gift.buy([code], 4)
    expect(await gift.add(checkoutId, code)).toBe('409 gift-card-empty')
    gift.at.shop.clock.now = new Date('2028-11-18T22:59:00Z')
    expect(await gift.add(checkoutId, other)).toBe('202')
    gift.at.shop.clock.now = new Date('2028-11-18T23:00:00Z')
    expect(await gift.add(crypto.randomUUID(), other)).toBe('409 gift-card-expired')
    expect((await quoteCart(gift.at.shop, [gift.at.line()], { checkoutId })).gift_cards).toEqual([])
  })

  test('but not when only the unpaid order of the same checkout holds what was on it', async () => {
    const code = await card()
    const bought = await gift.buy([code], 4)
    await gift.at.shop.db.delete(checkoutGiftCards)
    expect([await gift.add(checkoutId, code), await gift.add(bought.checkoutId, code)]).toEqual(['409 gift-card-empty', '202'])
  })

  test('beyond ten in one checkout', async () => {
    const codes = await gift.cards(11)
    const answers: string[] = []
    const here = crypto.randomUUID()
    for (const code of codes) answers.push(await gift.add(here, code))
    expect(answers.slice(-2)).toEqual(['202', '409 gift-cards-too-many'])
  })
})

test('a gift card does not pay for a gift card', async () => {
  const code = await card()
  const checkoutId = crypto.randomUUID()
  await gift.add(checkoutId, code)
  const items = [{ uuid: crypto.randomUUID(), product_id: gift.at.shop.idOf('GIFT-500'), quantity: 1 }]
  const { quotes } = await quoteCart(gift.at.shop, items, { checkoutId })
  expect(quotes).toMatchObject([{ payment: 'stripe', to_pay: 500, gift_cards: [] }])
  await expect(orderCart(gift.at.shop, items, { checkoutId, payment: 'gift-card' })).rejects.toThrow('Nothing is quoted')
})
