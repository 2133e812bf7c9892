import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Language } from '../../app/store/languages'
import { formatMoney } from '../../app/store/money'
import { storeOf } from '../../app/store/stores'
import { jobRunner } from '../../backend/jobs/run-job'
import { runDueJobs } from '../../backend/jobs/worker'
import { prices } from '../../backend/database/schema/prices'
import { products } from '../../backend/database/schema/products'
import { factsOf } from '../support/payments/facts'
import { PaymentWorld } from '../support/payments/payment-world'
import { Purchase } from '../support/payments/purchase'
import { COMPANIES } from '../support/shop/buyers'
import { openByMail } from '../support/shop/own-order'
import { formFields, words } from '../support/shop/read-page'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

let world: PaymentWorld
beforeAll(async () => {
  world = await PaymentWorld.open()
  await world.backend.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'TESTER'))
})
afterAll(() => world.close())
beforeEach(() => world.reset())

type Case = {
  language: Language
  method: 'klarna' | 'stripe' | 'walley-b2c' | 'walley-b2b' | 'invoice'
  fill: (purchase: Purchase) => Promise<void>
  fields?: Fields
}

const add = (purchase: Purchase, sku: string, quantity: number, more: Fields = {}) => purchase.shopping.add(sku, quantity, more)
const withoutVat = ({ shopping }: Purchase) =>
  shopping.visitor.post('/sv/cart', { intent: 'vat', vat: 'excluding', return_to: '/sv' })

/** Carts whose total is easily shown wrong. */
const CASES: [string, Case][] = [
  [
    'prices without VAT, a code and a gift card that pays a part',
    {
      language: 'sv',
      method: 'stripe',
      fields: { buyer: 'private' },
      fill: async (purchase) => {
        await withoutVat(purchase)
        await add(purchase, 'CR2032', 7)
        await add(purchase, 'LR6-24', 1)
        await purchase.shopping.addCode('KRAFT10')
        await purchase.addCard(50)
      },
    },
  ],
  [
    'a discount that takes the cart below free delivery',
    {
      language: 'sv',
      method: 'walley-b2c',
      fill: async (purchase) => {
        await add(purchase, 'LR6-24', 3)
        await add(purchase, 'CR2032', 2)
        await purchase.shopping.addCode('KRAFT10')
      },
    },
  ],
  [
    'deposits, a subscription beside a single purchase of the same goods, and a code',
    {
      language: 'de',
      method: 'stripe',
      fill: async (purchase) => {
        await add(purchase, 'TESTER', 3)
        await add(purchase, 'CR2032', 3, { subscription_interval: '3' })
        await add(purchase, 'CR2032', 1)
        await purchase.shopping.addCode('KRAFT10')
      },
    },
  ],
  [
    'a subscription beside a single purchase, each with a part of a fixed amount off',
    {
      language: 'no',
      method: 'stripe',
      fill: async (purchase) => {
        await add(purchase, 'CR2032', 7, { subscription_interval: '1' })
        await add(purchase, 'LR6-24', 3)
        await purchase.shopping.addCode('START50')
      },
    },
  ],
  [
    'goods with deposits and a gift card that is more than the goods',
    {
      language: 'de',
      method: 'klarna',
      fill: async (purchase) => {
        await add(purchase, 'TESTER', 1)
        await purchase.addCard(12)
      },
    },
  ],
  [
    'an invoice of a company with a reference',
    {
      language: 'da',
      method: 'invoice',
      fields: COMPANIES.da,
      fill: async (purchase) => {
        await add(purchase, 'CR2032', 7)
        await purchase.shopping.addCode('KRAFT10')
      },
    },
  ],
]

it.each(CASES)('the total that is shown is the total that is charged: %s', async (_, { language, method, fill, fields }) => {
  const purchase = new Purchase(world, language, method)
  await fill(purchase)
  const form = { ...(await purchase.form()), ...fields }
  let page = await purchase.handOver(await purchase.shopping.order(form))
  if (purchase.pages.length > 0) page = await purchase.visit((await purchase.choose('approve', 'before')) ?? '')
  const { orders: placed, attempts, charges } = await factsOf(purchase)
  const [order] = placed
  if (order === undefined) throw new Error(`No order: ${page.status} ${words(page.body).slice(0, 300)}`)
  const money = (amount: number) => formatMoney(amount, storeOf(language))
  const cents = (amount: number) => Math.round(amount * 100)
  const toPay = Number(form.seen_total)

  expect(money(order.total)).toBe(purchase.shownTotal)
  expect(cents(order.total)).toBe(cents(toPay + (purchase.card?.amount ?? 0)))
  expect(attempts.map(({ amount }) => amount)).toEqual([toPay])
  expect(charges.map(({ amount }) => amount)).toEqual(method === 'invoice' ? [] : [toPay])

  const own = await openByMail(world.shop.visitor(), world.backend, order.id, language)
  await runDueJobs(world.backend.services, jobRunner(world.backend.services))
  const mail = world.backend.mails.findLast(({ text }) => text.includes(order.number))?.text ?? ''
  const said = [purchase.shownTotal, ...(purchase.card === null ? [] : [money(toPay)])]
  for (const text of [words(page.body), words(own.body), mail]) for (const amount of said) expect(text).toContain(amount)
})

it('the total of a tab is not charged for what another tab has put into the cart since', async () => {
  const purchase = new Purchase(world, 'sv', 'stripe')
  await purchase.fill()
  const form = await purchase.form()
  const shown = purchase.shownTotal
  await add(purchase, 'CR2032', 1)
  const answer = await purchase.shopping.order(form)
  expect(answer.status).toBe(409)
  const again = formFields(answer.body, 'checkout')
  expect(words(answer.body)).toContain(shown)
  expect(words(answer.body)).toContain(formatMoney(Number(again.seen_total), storeOf('sv')))
  expect((await factsOf(purchase)).orders).toEqual([])
})

it('the total of one storefront is not charged in another', async () => {
  const purchase = new Purchase(world, 'sv', 'stripe')
  await purchase.fill()
  const form = await purchase.form()
  const german = new Shopping(purchase.shopping.visitor, world.backend, 'de')
  const own = await german.checkout()
  const answer = await german.order({
    ...own,
    quote: form.quote ?? '',
    seen_total: form.seen_total ?? '',
    payment_method: 'stripe',
  })
  expect(answer.status).toBe(409)
  expect((await factsOf(purchase)).orders).toEqual([])
  expect(words(answer.body)).toContain(translator('de')('checkout.changed.title'))
})

it('who pays again after a failure sees and pays the price of today', async () => {
  const { db } = world.backend
  const purchase = new Purchase(world, 'sv', 'stripe')
  await purchase.begin()
  const first = purchase.shownTotal
  await purchase.visit((await purchase.choose('decline', 'before')) ?? '')
  const ofGoods = and(eq(prices.product_id, world.backend.idOf('LR6-24')), eq(prices.store_id, 7), eq(prices.kind, 'c'))
  const [before] = await db.select({ p: prices.p }).from(prices).where(ofGoods)
  await db.update(prices).set({ p: 175 }).where(ofGoods)
  const form = await purchase.form()
  expect(purchase.shownTotal).not.toBe(first)
  await purchase.handOver(await purchase.shopping.order(form))
  const page = await purchase.visit((await purchase.choose('approve', 'before')) ?? '')
  await db.update(prices).set({ p: before?.p }).where(ofGoods)
  expect(words(page.body)).toContain(purchase.shownTotal)
  const { charges } = await factsOf(purchase)
  expect(charges.map(({ state }) => state)).toEqual(['none', 'authorized'])
  expect(charges[1]?.amount).toBe(Number(form.seen_total))
})
