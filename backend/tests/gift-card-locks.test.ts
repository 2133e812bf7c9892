import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GiftCardShop } from './gift-card-shop'
import { GIFT, orderRequest, placeOrder, putCheckout } from './place-order'

/** Random ids decide which of two cards is locked first: one round in two could deadlock. */
const ROUNDS = 12

const server = process.env.TEST_DATABASE_URL

describe.runIf(server !== undefined)('transactions that run at the same time', { timeout: 120_000 }, () => {
  let gift: GiftCardShop
  beforeAll(async () => {
    gift = await GiftCardShop.open()
  })
  afterAll(async () => {
    await gift.at.shop.close()
  })

  /** An order that sells a gift card, and whose goods another card has paid; the codes of both. */
  async function mixedOrder() {
    await gift.at.reset()
    const { at } = gift
    const [paying = ''] = await gift.cards()
    const checkoutId = crypto.randomUUID()
    await gift.add(checkoutId, paying)
    const card = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('GIFT-500'), quantity: 1 }
    const ordering = { checkoutId, payment: 'stripe', customer: { gift: GIFT } } as const
    const { number } = await placeOrder(at.shop, [card, at.line()], ordering)
    at.provider.pay(at.provider.last, { state: 'captured' })
    await at.webhook(at.provider.last)
    await gift.staff.settle()
    const mail = at.shop.mails.findLast(({ key }) => key.startsWith('gift-card:'))?.text ?? ''
    return { number, codes: [paying, /\b(?:\w{4}-){3}\w{4}\b/.exec(mail)?.[0] ?? ''] }
  }

  it('a refund and a checkout that use the same two gift cards wait for each other and never deadlock', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { number, codes } = await mixedOrder()
      const checkoutId = crypto.randomUUID()
      for (const code of codes) expect(await gift.add(checkoutId, code)).toBe('202')
      const ordering = { checkoutId, payment: 'gift-card' } as const
      const body = await orderRequest(gift.at.shop, [gift.at.line(4)], ordering)
      const answers = await Promise.all([
        gift.staff.act(number, 'refunds', { reason: 'x' }),
        putCheckout(gift.at.shop, body, ordering).then(({ status }) => `${status}`),
      ])
      expect([
        ['200', '409'],
        ['200', '200'],
        ['409 refund-too-high', '200'],
      ]).toContainEqual(answers)
    }
  })
})
