import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { arrivalDays } from '../../app/stock/arrival-days'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { orderLines, orders } from '../../backend/database/schema/orders'
import { products } from '../../backend/database/schema/products'
import { subscriptions } from '../../backend/database/schema/subscriptions'
import { copyOrder } from '../../backend/tests/many-orders'
import { Staff } from '../../backend/tests/staff'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { orderGoods } from '../support/shop/own-order'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let email: string
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  email = `${crypto.randomUUID()}@example.com`
})
beforeEach(async () => {
  await shop.backend.db.update(products).set({ stock: 9 }).where(eq(products.sku, 'BL1850B'))
})

const PAGES = [
  ...(['accountOverview', 'accountOffers', 'accountOrders', 'accountReturns', 'accountOrderReturn'] as const),
  ...(['accountSubscriptions', 'accountProfile'] as const),
]

/** An order by the customer of these headers: two packs of cells, a tool battery, and a subscription. */
async function ordered(language: Language, headers: Record<string, string>) {
  const goods = [
    { sku: 'LR6-24', quantity: 2 },
    { sku: 'BL1850B', quantity: 1 },
    { sku: 'CR2032', quantity: 20, subscription_interval: { id: 3 } },
  ]
  const { id, number } = await orderGoods(shop, language, goods, { headers, email })
  return { id, number, staff: new Staff(shop.backend) }
}

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))

const linksOf = (body: string) => elements(body, 'a').map(({ href: to }) => to)

describe.each(LANGUAGES)('the account area in %s', (language) => {
  const t = translator(language)
  const open = () => openAccount(visitor, shop.backend, email, language)
  const page = (name: (typeof PAGES)[number], search = '') => visitor.get(href(name, language) + search)

  it('is for customers: everyone else is led to the login, and from there back to the page', async () => {
    for (const name of PAGES) {
      const asked = href(name, language)
      const answer = await shop.visitor().get(`${asked}?a=1`)
      expect([answer.status, answer.location]).toEqual([
        303,
        `${href('home', language)}?login&next=${encodeURIComponent(`${asked}?a=1`)}`,
      ])
    }
  })

  it('stands in place of the login form, beside the page that asked for the login, for a customer who is logged in', async () => {
    await open()
    const next = href('checkout', language)
    const { body } = await visitor.get(`${href('search', language)}?query=lr6&login&next=${encodeURIComponent(next)}`)
    const dialog = /<dialog[^>]*class="login[^>]*>.*?<\/dialog>/s.exec(body)?.[0] ?? ''
    expect(dialog).toMatch(/^<dialog open/)
    expect(words(dialog)).toContain(t('login.in'))
    expect(dialog).not.toContain('current-password')
    expect(linksOf(dialog)).toEqual([next, href('accountOrders', language)])
  })

  it('of a new customer says on each page what it is for, and offers two ways on', async () => {
    await open()
    const empty = [
      ['accountOverview', 'account.orders.empty.title', 'account.guestOrder'],
      ['accountOffers', 'account.offers.empty.title', 'finder.link'],
      ['accountOrders', 'account.orders.empty.title', 'account.guestOrder'],
      ['accountReturns', 'account.orderReturn.empty.title', 'account.guestOrder'],
      ['accountOrderReturn', 'account.orderReturn.empty.title', 'account.guestOrder'],
      ['accountSubscriptions', 'account.subscriptions.empty.title', 'finder.link'],
    ] as const
    for (const [name, title, other] of empty) {
      const { status, body, headers } = await page(name)
      expect([name, status, headers.get('cache-control')]).toEqual([name, 200, 'no-store'])
      expect(words(body)).toContain(t(title))
      expect(linksOf(body)).toContain(href('accountProfile', language))
      expect(words(mainOf(body))).toContain(t('later.shop'))
      expect(words(mainOf(body))).toContain(t(other))
    }
    expect(heading((await page('accountOverview')).body)).toBe(t('account.hello', { name: 'Nora' }))
    // Without an order there is none to cancel.
    for (const name of ['accountReturns', 'accountOrderReturn'] as const) {
      const { body } = await page(name)
      expect(words(body)).toContain(t('account.returns.unsent'))
      expect(words(body)).not.toContain(t('account.orderReturn.empty.text'))
    }
  })

  it('lists an order, and shows it with the navigation and the breadcrumbs of the account', async () => {
    const headers = await open()
    const { id, number } = await ordered(language, headers)
    const path = href('myOrder', language, { id })
    for (const name of ['accountOverview', 'accountOrders'] as const) {
      const { body } = await page(name)
      expect(linksOf(body)).toEqual(expect.arrayContaining([path, href('trackOrder', language, { id })]))
      expect(words(body)).toContain(t('order.number', { number }))
    }
    expect(words((await page('accountOverview')).body)).toContain(t('account.nextDelivery'))
    const { body } = await visitor.get(path)
    expect(linksOf(body)).toEqual(expect.arrayContaining([href('account', language), href('accountReturns', language)]))
    const current = elements(body, 'a').filter((link) => link['aria-current'] === 'page')
    expect(current.map((link) => link.href)).toEqual([href('accountOrders', language)])
    expect(words(body)).toContain(t('order.cancel.title'))
    const cancelled = await visitor.follow(await visitor.post(path, { intent: 'cancel' }))
    expect(words(cancelled.body)).toContain(t('order.cancel.done'))
    expect(words((await page('accountOrders', '?group=ended')).body)).toContain(number)
  })

  it('says in each list that an order is late, as its own page does', async () => {
    const headers = await open()
    const { id } = await ordered(language, headers)
    const arrives = { from: '2026-10-05', to: '2026-10-06' }
    const stored = JSON.stringify({ arrives_from: arrives.from, arrives_to: arrives.to })
    const shipping = sql`shipping || ${stored}::jsonb`
    await shop.backend.db.update(orders).set({ shipping }).where(eq(orders.id, id))
    const late = t('order.late', { days: arrivalDays(arrives, STORES[language].iso) })
    for (const name of ['accountOverview', 'accountOrders'] as const) expect(words((await page(name)).body)).toContain(late)
  })

  it('buys an order again from the list, and names what is sold out', async () => {
    const headers = await open()
    const { id } = await ordered(language, headers)
    await shop.backend.db.update(products).set({ stock: 0, back_order: false }).where(eq(products.sku, 'BL1850B'))
    const path = href('accountOrders', language)
    const answer = await visitor.post(`${path}?text=a&page=1`, { intent: 'buy-again', order: id })
    expect([answer.status, answer.location]).toEqual([303, `${path}?text=a&thanks=buy-again&again=${id}#orders`])
    const { body } = await visitor.follow(answer)
    expect(words(body)).toContain(t('order.again.done'))
    expect(words(body)).toContain(t('order.again.soldOut', { names: 'Verktygsbatteri BL1850B' }))
    const { lines } = await new Shopping(visitor, shop.backend, language).cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 20])
    // The list and the order are shown without the message when it cannot be read.
    shop.respond = (asked, send) => (asked === '/api/products-by-sku' ? new Response(null, { status: 503 }) : send())
    const order = `${href('myOrder', language, { id })}?thanks=buy-again`
    for (const to of [answer.location, order]) expect((await visitor.get(to)).status).toBe(200)
    shop.respond = null
    const other = shop.visitor()
    await openAccount(other, shop.backend, `${crypto.randomUUID()}@example.com`, language)
    expect((await other.get(answer.location)).status).toBe(200)
    // A coupon's line is not bought again, and two lines of one name are named once.
    const { db } = shop.backend
    const [, battery] = await db.select().from(orderLines).where(eq(orderLines.order_id, id)).orderBy(orderLines.position)
    if (battery === undefined) throw new Error('An order of two lines')
    const lineAt = (position: number) => and(eq(orderLines.order_id, id), eq(orderLines.position, position))
    const { product_id, item } = battery
    await db.update(orderLines).set({ product_id, item }).where(lineAt(2))
    const given = sql`item || '{"added_by_coupon": "GIVEN"}'::jsonb`
    await db.update(orderLines).set({ item: given }).where(lineAt(0))
    const none = await visitor.follow(await visitor.post(path, { intent: 'buy-again', order: id }))
    expect([t('order.again.none'), t('order.again.done')].map((text) => words(none.body).includes(text))).toEqual([true, false])
  })

  it('returns goods of an order that is chosen, and lists the return', async () => {
    const headers = await open()
    const { id, number, staff } = await ordered(language, headers)
    const before = mainOf((await page('accountReturns')).body)
    expect(words(before)).toContain(t('account.orderReturn.empty.title'))
    expect(words(before)).toContain(t('account.returns.unsent'))
    expect(words((await page('accountOrderReturn')).body)).toContain(t('account.orderReturn.empty.text'))
    expect(linksOf(before)).toContain(href('accountOrders', language))
    await staff.ship(number)
    await staff.act(number, 'deliver')
    expect(linksOf(mainOf((await page('accountReturns')).body))).toContain(href('accountOrderReturn', language))
    const path = href('accountOrderReturn', language, { id })
    expect(linksOf((await page('accountOrderReturn')).body)).toContain(path)
    expect(linksOf((await page('accountOrders')).body)).toContain(path)
    const form = await visitor.get(path)
    const fields = { 'line-0': 'on', 'quantity-0': '1', 'reason-0': 'changed-mind', 'condition-0': 'unopened', message: '' }
    const formId = elements(form.body, 'input').find(({ name }) => name === 'id')?.value ?? ''
    const announced = await visitor.post(path, { id: formId, ...fields })
    expect([announced.status, announced.location]).toEqual([303, `${path}?return=${number}-R1`])
    const shown = await visitor.follow(announced)
    expect(heading(shown.body)).toBe(t('return.title', { number: `${number}-R1` }))
    expect(linksOf(shown.body)).toContain(href('accountReturns', language))
    const { body } = await page('accountReturns')
    expect(linksOf(body)).toContain(`${path}?return=${number}-R1`)
    expect(words(body)).toContain(t('return.state.announced'))
  })

  it('skips, changes and ends a subscription on the page of all of them', async () => {
    const headers = await open()
    const { id, number } = await ordered(language, headers)
    const path = href('accountSubscriptions', language)
    const shown = await visitor.get(path)
    expect(words(shown.body)).toContain(t('account.subscriptions.of', { number }))
    const inputs = elements(shown.body, 'input')
    const valueOf = (name: string) => inputs.find((input) => input.name === name)?.value ?? ''
    const fields = { intent: 'subscription', subscription_id: valueOf('subscription_id'), order_id: valueOf('order_id') }
    expect(fields.order_id).toBe(id)
    for (const [action, more] of [
      ['skip', { cycle: valueOf('cycle') }],
      ['change', { quantity: '4', interval: '1' }],
      ['end', {}],
    ] as const) {
      const answer = await visitor.post(path, { ...fields, action, ...more })
      expect([action, answer.status, answer.location.startsWith(`${path}?thanks=${action}`)]).toEqual([action, 303, true])
      expect(words((await visitor.follow(answer)).body)).toContain(t(`subscription.done.${action}`))
    }
    const [row] = await shop.backend.db.select().from(subscriptions).where(eq(subscriptions.order_id, id))
    expect(row).toMatchObject({ state: 'ended', quantity: 4, interval_months: 1 })
    const late = await visitor.post(path, { ...fields, action: 'resume' })
    expect([late.status, words(late.body).includes(t('subscription.error.changed'))]).toEqual([409, true])
  })
})

it('300 orders are paged, filtered and searched', async () => {
  const { id, number } = await ordered('sv', await openAccount(visitor, shop.backend, email))
  await copyOrder(shop.backend.db, id, 300, `O${number}-`)
  const path = href('accountOrders', 'sv')
  const rows = ({ body }: { body: string }) => elements(body, 'article').length
  const last = await visitor.get(`${path}?page=31`)
  expect([rows(await visitor.get(path)), rows(last)]).toEqual([10, 1])
  expect(linksOf(last.body)).toContain(`${path}?page=30`)
  expect(rows(await visitor.get(`${path}?group=underway`))).toBe(1)
  const found = await visitor.get(`${path}?group=delivered&text=O${number}-299`)
  expect([rows(found), words(found.body).includes(`O${number}-299`)]).toEqual([1, true])
  expect(words((await visitor.get(`${path}?text=nothing-like-this`)).body)).toContain(
    translator('sv')('account.orders.none.title'),
  )
  const some = [1, 2, 3, 4].map((at) => `O${number}-${at}`)
  await shop.backend.db.update(orders).set({ status: 'shipped' }).where(inArray(orders.number, some))
  const overview = await visitor.get(href('accountOverview', 'sv'))
  const all = translator('sv')('account.underway.all', { count: 5 })
  expect(words(overview.body)).toContain(all)
  expect(linksOf(overview.body)).toContain(`${path}?group=underway`)
})

it('the list of returns does without the orders, which only choose its text', async () => {
  await openAccount(visitor, shop.backend, email)
  shop.respond = (called, send) => (called === '/api/account/orders' ? new Response(null, { status: 503 }) : send())
  const { status, body } = await visitor.get(href('accountReturns', 'sv'))
  shop.respond = null
  expect([status, words(body).includes(translator('sv')('account.returns.empty.title'))]).toEqual([200, true])
})
