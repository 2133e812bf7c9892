import { describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { squeezed } from '../mail/tests/text-of-html'
import { printAnswer } from '../staff/cli/print-answer'
import { Caller } from './caller'
import { giftShopForTests } from './gift-shop-for-tests'
import { textsOfPdf } from './pdf-text'
import { placeOrder } from './place-order'
import { post } from './test-shop'

const gift = await giftShopForTests()

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

const accessTo = async ({ id }: { id: string }) => ({
  path: id,
  token: await signAccessToken({ scope: 'my-order', subject: id }, gift.at.shop.services),
})

/** The texts of a document of an order. */
async function documentOf(order: { id: string }, document: string): Promise<string[]> {
  const query = `document=${document}`
  const { answer } = await new Caller(gift.at.shop).call('orderReceiptFile', { ...(await accessTo(order)), query })
  return textsOfPdf(Buffer.from(answer.content, 'base64')).map(({ text }) => text)
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
    const own = await accessTo({ id })
    const caller = new Caller(gift.at.shop)
    const { order, refunds } = (await caller.call('orderDetail', own)).answer
    expect([order.total, order.withdrawn_total]).toEqual([total, refunds[0]?.amount])
    expect((await caller.call('orderReturns', own)).answer.lines).toMatchObject([{ position: 0, quantity: 1, left: 1 }])
    const note = await documentOf({ id }, `${number}-K1`)
    expect([note.includes('LAST'), note.includes('CR2032')]).toEqual([true, true])
  })

  test('are asked for again as they were when the provider has refused their refund, once', async () => {
    const order = await captured()
    const again = (body = {}) => gift.staff.act(order.number, 'refunds/repeat', body)
    expect(await again()).toBe('409 nothing-refused')
    gift.at.provider.refusesRefunds = true
    await refund(order.number, { lines: [{ sku: 'LAST', quantity: 2 }] })
    await gift.staff.settle()
    gift.at.provider.refusesRefunds = false
    gift.at.later(1000)
    const body = { id: crypto.randomUUID() }
    for (let n = 0; n < 2; n++) expect(await again(body)).toBe('200')
    await gift.staff.settle()
    expect([...gift.at.provider.last.refunded.values()]).toEqual([300])
    expect(await gift.at.stock()).toBe(4)
    const note = await documentOf(order, `${order.number}-K1`)
    expect([note.includes('LAST'), note.includes('CR2032')]).toEqual([true, false])
    expect(await again()).toBe('409 refund-repeated')
    expect(gift.staff.reason).toContain('--again')
  })

  async function refused(body: object) {
    const order = await placeOrder(gift.at.shop, [gift.at.line(3)], { payment: 'stripe' })
    gift.at.provider.pay(gift.at.provider.last, { state: 'captured' })
    await gift.at.webhook(gift.at.provider.last)
    gift.at.provider.refusesRefunds = true
    expect(await refund(order.number, body)).toBe('200')
    await gift.staff.settle()
    gift.at.provider.refusesRefunds = false
    gift.at.later(1000)
    return order
  }
  const all = { lines: [{ sku: 'LAST' }] }
  const two = { lines: [{ sku: 'LAST', quantity: 2 }] }

  test.each([
    ['pieces', two, two],
    ['an amount', two, { amount: 300 }],
    ['all pieces', all, all],
    ['all pieces and the freight', { ...all, freight: true }, { ...all, freight: true }],
    ['the amount of all pieces and the freight', { ...all, freight: true }, { amount: 499 }],
  ])('are not taken out again when the provider has refused that and it is repeated as %s', async (_, first, body) => {
    const order = await refused(first)
    const stock = await gift.at.stock()
    expect(await refund(order.number, body)).toBe('200')
    await gift.staff.settle()
    const { freight } = { freight: false, ...first }
    const count = first === two ? 2 : 3
    expect([...gift.at.provider.last.refunded.values()]).toEqual([count * 150 + (freight ? 49 : 0)])
    expect((await gift.staff.show(order.number)).order.items).toMatchObject([{ withdrawn: count }])
    expect(await gift.at.stock()).toBe(stock)
    expect(await documentOf(order, `${order.number}-K1`)).toContain('LAST')
    if (freight) expect(await refund(order.number, { freight: true, again: true })).toBe('409 pieces-refunded')
  })

  test('are repeated first when the provider has refused that, before further pieces of the article', async () => {
    const { number } = await refused(two)
    const one = { lines: [{ sku: 'LAST', quantity: 1 }] }
    expect(await refund(number, one)).toBe('409 refund-refused')
    expect(gift.staff.reason).toContain(`refund ${number} --repeat`)
    expect(await refund(number, two)).toBe('200')
    gift.at.later(1000)
    expect(await refund(number, one)).toBe('200')
    await gift.staff.settle()
    expect([...gift.at.provider.last.refunded.values()]).toEqual([300, 150])
    expect(await gift.at.stock()).toBe(5)
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

describe('pieces of a line from which the customer has withdrawn in part', () => {
  const one = { lines: [{ sku: 'LAST', quantity: 1 }] }
  const withdrawn = async (number: string) => (await gift.staff.show(number)).order.items.map((item) => item.withdrawn)

  async function withdraw(number: string, quantity: number) {
    const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part' }
    const body = { id: crypto.randomUUID(), ...typed, lines: [{ position: 0, quantity }] }
    await gift.at.shop.fetch('/api/withdrawals', post(body))
    return body.id
  }
  async function aDayLater() {
    gift.at.later(24 * 3600_000)
    for (let n = 0; n < 3; n++) await gift.staff.settle()
  }

  test('are not taken out by a refund too, which may mean the same pieces; others can be', async () => {
    const { number } = await captured()
    await withdraw(number, 1)
    expect(await refund(number, one)).toBe('409 withdrawn')
    expect(gift.staff.reason).toContain('withdrawals carry-out ID')
    expect(await refund(number, { lines: [{ sku: 'CR2032', quantity: 1 }] })).toBe('200')
    await aDayLater()
    expect([await withdrawn(number), await gift.at.stock()]).toEqual([[1, 1], 3])
    expect(await refund(number, { ...one, again: true })).toBe('200')
    expect([await withdrawn(number), await gift.at.stock()]).toEqual([[2, 1], 4])
  })

  test('are all taken out once by a refund of all pieces of the line', async () => {
    const { number } = await captured()
    await withdraw(number, 1)
    expect(await refund(number, { lines: [{ sku: 'LAST' }] })).toBe('200')
    await aDayLater()
    expect([await withdrawn(number), await gift.at.stock()]).toEqual([[3, 0], 5])
    expect([...gift.at.provider.last.refunded.values()]).toEqual([450])
  })
})
