import { expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { amountIn } from './amount-in'
import { Caller } from './caller'
import type { GiftCardShop } from './gift-card-shop'
import { giftShopForTests } from './gift-shop-for-tests'
import { textsOfPdf } from './pdf-text'

const gift = await giftShopForTests()
const caller = new Caller(gift.at.shop)

type Bought = Awaited<ReturnType<GiftCardShop['buy']>>

const accessTo = async ({ order: { id } }: Bought) => ({
  path: id,
  token: await signAccessToken({ scope: 'my-order', subject: id }, gift.at.shop.services),
})

/** The state of the money, and for each credit note what it credits and the VAT in it. */
async function shown(bought: Bought) {
  const access = await accessTo(bought)
  const { documents, payment_state: state } = (await caller.call('orderDetail', access)).answer
  const notes = documents.filter(({ kind }) => kind === 'credit-note').map(({ id }) => id)
  const amounts = await Promise.all(notes.map((id) => amountsIn(bought, id)))
  return { state, kinds: documents.map(({ kind }) => kind), amounts }
}

async function amountsIn(bought: Bought, document: string): Promise<number[]> {
  const { answer } = await caller.call('orderReceiptFile', { ...(await accessTo(bought)), query: `document=${document}` })
  return textsOfPdf(Buffer.from(answer.content, 'base64')).map(({ text }) => amountIn(text))
}

const cancel = async (bought: Bought) => {
  await caller.call('cancelOrder', { ...(await accessTo(bought)), body: {} })
  await gift.staff.settle()
}

/** The names of the files with the mails about the cancellation and its money, mail by mail. */
const attached = () =>
  gift.at.shop.mails
    .filter(({ key }) => /^(?:order-cancelled|money-back):/.test(key))
    .map(({ attachments }) => attachments.map(({ filename }) => filename))

async function paidAlsoBy(payment: 'stripe' | 'invoice') {
  const [code = ''] = await gift.cards()
  const bought = await gift.buy([code], 4, { payment })
  return { code, ...bought }
}

test('a cancelled order that was captured early credits what a gift card paid too, and its money is back', async () => {
  const bought = await paidAlsoBy('stripe')
  gift.at.provider.pay(bought.payment, { state: 'captured' })
  await gift.at.webhook(bought.payment)
  await cancel(bought)
  expect([[...bought.payment.refunded.values()], await gift.balance(bought.code)]).toEqual([[100], 500])
  const { state, kinds, amounts } = await shown(bought)
  expect([state, kinds]).toEqual(['refunded', ['receipt', 'credit-note']])
  expect(amounts).toEqual([expect.arrayContaining([-600, -120])])
  expect(attached()).toEqual([[], [expect.stringContaining(`${bought.number}-K1`)]])
  const receipt = await amountsIn(bought, 'receipt')
  // The first is what the gift card has paid.
  expect(receipt.filter((amount) => [-500, -100, -600].includes(amount))).toEqual([-500, -600])
})

test('a cancelled order whose invoice was paid credits what a gift card paid too', async () => {
  const bought = await paidAlsoBy('invoice')
  expect(await gift.staff.act(bought.number, 'paid')).toBe('204')
  await cancel(bought)
  expect(await gift.balance(bought.code)).toBe(500)
  const { state, amounts } = await shown(bought)
  expect([state, amounts]).toEqual(['refunded', [expect.arrayContaining([-600])]])
})

test('a cancelled order whose part of the provider was given back before credits what a gift card paid', async () => {
  const bought = await paidAlsoBy('stripe')
  gift.at.provider.pay(bought.payment, { state: 'captured' })
  await gift.at.webhook(bought.payment)
  expect(await gift.staff.act(bought.number, 'refunds', { amount: 100, reason: 'Sen leverans' })).toBe('200')
  await gift.staff.settle()
  await cancel(bought)
  expect([[...bought.payment.refunded.values()], await gift.balance(bought.code)]).toEqual([[100], 500])
  const { state, kinds, amounts } = await shown(bought)
  expect([state, kinds]).toEqual(['refunded', ['receipt', 'credit-note', 'credit-note']])
  expect(amounts).toEqual([expect.arrayContaining([-100, -20]), expect.arrayContaining([-500, -100])])
  expect(attached()).toEqual([[expect.stringContaining(`${bought.number}-K1`)], [expect.stringContaining(`${bought.number}-K2`)]])
})

test('a cancelled order that gift cards alone have paid has a credit note with its VAT', async () => {
  const codes = await gift.cards(2)
  const bought = await gift.buy(codes, 4, { payment: 'gift-card' })
  await cancel(bought)
  expect(await Promise.all(codes.map((code) => gift.balance(code)))).toEqual([500, 500])
  const { state, kinds, amounts } = await shown(bought)
  expect([state, kinds]).toEqual(['refunded', ['receipt', 'credit-note']])
  expect(amounts).toEqual([expect.arrayContaining([-600, -120])])
  expect(attached()).toEqual([[expect.stringContaining(`${bought.number}-K1`)]])
})

test('a cancelled order whose payment was only reserved, and one whose invoice was not paid, have no credit note', async () => {
  const reserved = await paidAlsoBy('stripe')
  gift.at.provider.pay(reserved.payment)
  await gift.at.webhook(reserved.payment)
  await cancel(reserved)
  await gift.at.setStock(5)
  const invoiced = await paidAlsoBy('invoice')
  await cancel(invoiced)
  expect([await shown(reserved), await shown(invoiced)]).toMatchObject([
    { state: 'released', kinds: ['order'] },
    { state: 'not-paid', kinds: ['order'] },
  ])
  expect(await Promise.all([reserved, invoiced].map(({ code }) => gift.balance(code)))).toEqual([500, 500])
})
