import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { squeezed } from '../mail/tests/text-of-html'
import { printAnswer } from '../staff/cli/print-answer'
import { Caller } from './caller'
import { GiftCardShop } from './gift-card-shop'
import { textsOfPdf } from './pdf-text'
import { placeOrder } from './place-order'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  await gift.at.shop.db.delete(jobs)
  gift.at.shop.mails.length = 0
})

const refund = (number: string, body: object) => gift.staff.act(number, 'refunds', { reason: 'Slut i lagret', ...body })
const mailOf = (type: string) => squeezed(gift.at.shop.mails.findLast(({ key }) => key.startsWith(`${type}:`))?.text ?? '')

/** An order of 3 pieces for 150 each and 4 coin cells that is paid and not sent. */
async function captured() {
  const cells = { uuid: crypto.randomUUID(), product_id: gift.at.shop.idOf('CR2032'), quantity: 4 }
  const order = await placeOrder(gift.at.shop, [gift.at.line(3), cells], { payment: 'stripe' })
  gift.at.provider.pay(gift.at.provider.last, { state: 'captured' })
  await gift.at.webhook(gift.at.provider.last)
  return order
}

describe('pieces that the staff refund before the order is sent', () => {
  test('are in the stock again, and not among those to pack, in the mail about the parcel or to return', async () => {
    const { id, number, total } = await captured()
    expect(await gift.at.stock()).toBe(2)
    expect(await refund(number, { lines: [{ sku: 'LAST', quantity: 2 }, { sku: 'CR2032' }] })).toBe('200')
    expect(await gift.at.stock()).toBe(4)
    const printed = printAnswer('order', await gift.staff.show(number))
    expect(printed.filter((line) => / x /.test(line))).toEqual([
      expect.stringMatching(/^ {2}1 x LAST .*\(3 bought, 2 taken out\)$/),
      expect.stringMatching(/^ {2}0 x CR2032 .*\(4 bought, 4 taken out\)$/),
    ])
    expect(await gift.staff.ship(number)).toBe('204')
    await gift.staff.settle()
    expect(mailOf('dispatched')).toContain('1 st')
    expect(mailOf('dispatched')).not.toContain('CR2032')
    const own = { path: id, token: await signAccessToken({ scope: 'my-order', subject: id }, gift.at.shop.services) }
    const caller = new Caller(gift.at.shop)
    const { order, refunds } = (await caller.call('orderDetail', own)).answer
    expect([order.total, order.withdrawn_total]).toEqual([total, refunds[0]?.amount])
    expect((await caller.call('orderReturns', own)).answer.lines).toMatchObject([{ position: 0, quantity: 1, left: 1 }])
    const file = await caller.call('orderReceiptFile', { ...own, query: `document=${number}-K1` })
    const note = textsOfPdf(Buffer.from(file.answer.content, 'base64')).map(({ text }) => text)
    expect([note.includes('LAST'), note.includes('CR2032')]).toEqual([true, true])
  })

  test('are taken out once when the refund is repeated, also when gift cards paid', async () => {
    const [code = ''] = await gift.cards()
    const { number } = await gift.buy([code], 2, { payment: 'gift-card' })
    const body = { id: crypto.randomUUID(), lines: [{ sku: 'LAST', quantity: 1 }] }
    for (let n = 0; n < 2; n++) expect(await refund(number, body)).toBe('200')
    expect([await gift.at.stock(), await gift.balance(code)]).toEqual([4, 301])
    expect((await gift.staff.show(number)).order.items).toMatchObject([{ quantity: 2, withdrawn: 1 }])
  })
})

describe('an order of which all was given back before it is sent', () => {
  test.each([
    ['its money', {}],
    ['its goods', { lines: [{ sku: 'LAST' }, { sku: 'CR2032' }] }],
  ])(
    'is not packed or sent after a refund of %s: it is cancelled, and the mail says that the money went back',
    async (_, body) => {
      const { number, total } = await captured()
      expect(await refund(number, body)).toBe('200')
      await gift.staff.settle()
      expect(await gift.staff.act(number, 'pack')).toBe('409 paid-back')
      expect(await gift.staff.ship(number)).toBe('409 paid-back')
      expect(gift.staff.reason).toContain('cancel it')
      expect(await gift.staff.act(number, 'cancel', { reason: 'by-shop' })).toBe('204')
      await gift.staff.settle()
      expect(mailOf('order-cancelled')).toContain(`${number} på ${total} kr är avbruten`)
      expect(mailOf('order-cancelled')).toContain(`Vi har redan betalat tillbaka ${total} kr.`)
      expect(mailOf('order-cancelled')).not.toContain('Inga pengar har dragits')
      expect(await gift.at.stock()).toBe(5)
    },
  )

  test('says so also when gift cards paid it', async () => {
    const [code = ''] = await gift.cards()
    const { number, order } = await gift.buy([code], 2, { payment: 'gift-card' })
    await refund(number, {})
    await gift.staff.act(number, 'cancel', { reason: 'by-shop' })
    await gift.staff.settle()
    expect(mailOf('order-cancelled')).toContain(`Vi har redan betalat tillbaka ${order.total} kr.`)
  })
})
