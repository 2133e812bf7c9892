import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { AccountDetails, AccountExport } from '../../app/commerce/contract/account-details'
import { Problem } from '../../app/commerce/contract/problem'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { accountCarts, accountLinks, customerDetails, customers } from '../database/schema/accounts'
import { giftCards } from '../database/schema/gift-cards'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { orders } from '../database/schema/orders'
import { reviews, stockNotifications } from '../database/schema/reviews'
import { subscriptionTerminations } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { customerIn, placeOrder } from './place-order'
import { openTestShop, post, put, type TestShop } from './test-shop'

const PASSWORD = 'elva-gula-tranor'
let shop: TestShop
let email: string
let headers: { authorization: string }
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, shop.services)
  headers = { authorization: `Bearer ${(await choosePassword({ token, password: PASSWORD }, shop.services)).access_token}` }
})
afterAll(() => shop.close())

const details = async (place = '') =>
  AccountDetails.parse(await (await shop.fetch(`/api/account/details${place}`, { headers })).json())
const exported = async () => AccountExport.parse(await (await shop.fetch('/api/account/export', { headers })).json())
const close = (password = PASSWORD) => shop.fetch('/api/account/deletion', post({ password }, headers))
const codeOf = async (answer: Response) => [answer.status, Problem.parse(await answer.json()).code]
const order = (more: object = {}) =>
  placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 3, ...more }], {
    headers,
    customer: { ...customerIn('SE'), email },
  })

/** The address has the newsletter of one store, and a link that would begin that of another. */
async function withNewsletter() {
  const now = shop.clock.now
  await shop.db.insert(newsletterSubscriptions).values({ email, store_id: 7, asked_at: now, confirmed_at: now })
  const expires_at = new Date(now.getTime() + 3600_000)
  await shop.db.insert(newsletterLinks).values({ token_hash: email, email, store_id: 8, asked_at: now, expires_at })
}

const GIVEN = {
  first_name: 'Nora',
  last_name: 'Nyman',
  mobile: '0701234567',
  street: 'Provgatan 1',
  street2: '',
  postal_code: '111 22',
  city: 'Stockholm',
  company_name: 'Bolaget AB',
  organisation_number: '5560125790',
  company_reference: '',
}

test('what a customer gives for one country is told for that country alone; the name is the same in all', async () => {
  expect(await details()).toMatchObject({ email, first_name: 'Nora', last_name: 'Ny', street: '', mobile: '' })
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await shop.fetch('/api/account/details', put(GIVEN, headers))).status).toBe(202)
  }
  expect(await details()).toEqual({ ...GIVEN, email })
  expect(await details('?locale=de&sid=9')).toMatchObject({ last_name: 'Nyman', street: '', company_name: '' })
})

test('the export has account, details, cart and orders', async () => {
  await shop.fetch('/api/account/details', put(GIVEN, headers))
  const placed = await order()
  const uuid = crypto.randomUUID()
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, email))
  const changes = [{ uuid, line: { uuid, product_id: shop.idOf('LR6-24'), quantity: 2 } }]
  await shop.fetch('/api/account/cart', post({ customer_id: row?.id, changes }, headers))
  expect(await exported()).toMatchObject({
    account: { email, last_name: 'Nyman' },
    details: [{ country_code: 'SE', street: 'Provgatan 1' }],
    cart: [{ sku: 'LR6-24', quantity: 2 }],
    orders: [{ number: placed.number, items: [{ quantity: 3 }] }],
    subscriptions: [],
    returns: [],
    newsletters: [],
  })
  await withNewsletter()
  expect((await exported()).newsletters).toEqual([
    { store_id: 7, asked_at: shop.clock.now.toISOString(), confirmed_at: shop.clock.now.toISOString() },
  ])
})

test('the export has what the customer told the shop, and gift cards without their codes', async () => {
  const [{ id, number }, at, product_id] = [await order(), shop.clock.now, shop.idOf('CR2032')]
  const { id: elsewhere, number: other } = await placeOrder(shop, [
    { uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 1 },
  ])
  for (const [of, order_id] of [
    [number, id],
    [other, elsewhere],
  ] as const) {
    const written = {
      product_id,
      store_id: 7,
      stars: 4,
      title: of,
      text: 'Bra',
      name: '',
      status: 'pending',
      written_at: at,
    } as const
    await shop.db.insert(reviews).values({ ...written, id: crypto.randomUUID(), order_number: of })
    const sent = { received_at: at, store_id: 7, number: of, name: 'Nora', extent: 'whole', message: '', order_id } as const
    await shop.db
      .insert(withdrawals)
      .values({ ...sent, id: crypto.randomUUID(), email: customerIn('SE').email, is_late: false, is_acknowledged: true })
    const card = { order_id, position: 0, piece: 0, store_id: 7, currency: 'SEK', expires_on: '2028-11-18', issued_at: at }
    await shop.db
      .insert(giftCards)
      .values({ ...card, id: crypto.randomUUID(), code_hash: of, last4: 'WXYZ', initial_amount: 500, balance: 120 })
    const ending = { store_id: 7, number: of.toLowerCase(), name: 'Nora', contract: 'CR2032', reason: '', ends_on: null }
    const received = { ...ending, received_at: at, email: customerIn('SE').email, is_acknowledged: true }
    await shop.db.insert(subscriptionTerminations).values({ ...received, id: crypto.randomUUID(), ended: 1 })
    await shop.db.insert(subscriptionTerminations).values({ ...received, id: crypto.randomUUID(), ended: 0, contract: 'guessed' })
  }
  const unmatched = {
    store_id: 7,
    number: 'SE0',
    name: 'Nora',
    email,
    contract: 'Batterier',
    reason: 'För dyrt',
    ends_on: '2027-01-01',
  }
  await shop.db.insert(subscriptionTerminations).values({
    ...unmatched,
    id: crypto.randomUUID(),
    ended: 0,
    is_acknowledged: true,
    received_at: new Date(at.getTime() + 1000),
  })
  await shop.db.insert(stockNotifications).values({ product_id, store_id: 7, email, asked_at: at })
  const told = await exported()
  expect(told.reviews).toMatchObject([{ order_number: number, sku: 'CR2032', title: number, status: 'pending' }])
  expect(told.withdrawals).toMatchObject([{ order_number: number, undone_at: null }])
  const owned = { order_number: number, last4: 'WXYZ', amount: 500, balance: 120, currency: 'SEK' }
  expect(told.gift_cards).toEqual([{ ...owned, issued_at: at.toISOString(), expires_on: '2028-11-18' }])
  expect(told.stock_notices).toMatchObject([{ sku: 'CR2032', confirmed_at: null }])
  expect(told.terminations).toMatchObject([
    { order_number: number.toLowerCase(), contract: 'CR2032', ends_on: null },
    { order_number: 'SE0', reason: 'För dyrt', ends_on: '2027-01-01' },
  ])
})

describe('closing an account', () => {
  test('gives orders of a former address to no one who owns that mailbox next', async () => {
    const placed = await order()
    const moved = `ny-${email}`
    await shop.db.update(customers).set({ email: moved }).where(eq(customers.email, email))
    expect((await close()).status).toBe(202)
    const token = await issueAccountLink(email, { first_name: 'Nils', last_name: 'Ny' }, shop.services)
    const { access_token } = await choosePassword({ token, password: PASSWORD }, shop.services)
    const answer = await shop.fetch('/api/account/export', { headers: { authorization: `Bearer ${access_token}` } })
    expect(AccountExport.parse(await answer.json()).orders).toEqual([])
    const [left] = await shop.db.select().from(orders).where(eq(orders.id, placed.id))
    expect([left?.email, left?.customer_id]).toEqual([email, expect.any(Number)])
  })

  test('asks for the password', async () => {
    expect(await codeOf(await close('wrong'))).toEqual([403, 'password-wrong'])
    expect((await details()).email).toBe(email)
  })

  test('waits until no subscription goes on', async () => {
    const { id } = await order({ subscription_interval: { id: 1 } })
    expect(await codeOf(await close())).toEqual([409, 'subscription-state'])
    await shop.fetch(`/api/orders/${id}/cancel`, post({}, headers))
    expect((await close()).status).toBe(202)
  })

  test('deletes all but the orders, which become those of a guest, and ends every login', async () => {
    await shop.fetch('/api/account/details', put(GIVEN, headers))
    const placed = await order()
    await withNewsletter()
    await shop.db
      .insert(stockNotifications)
      .values({ product_id: shop.idOf('CR2032'), store_id: 7, email, asked_at: shop.clock.now })
    const tokens = Tokens.parse(await (await shop.fetch('/api/auth/login', post({ email, password: PASSWORD }))).json())
    expect((await close()).status).toBe(202)
    const [left] = await shop.db.select().from(orders).where(eq(orders.id, placed.id))
    expect([left?.customer_id, left?.email]).toEqual([null, email])
    for (const table of [customers, accountLinks, newsletterSubscriptions, newsletterLinks, stockNotifications]) {
      expect(await shop.db.select().from(table).where(eq(table.email, email))).toEqual([])
    }
    const ids = (await shop.db.select({ id: customers.id }).from(customers)).map(({ id }) => id)
    for (const table of [customerDetails, accountCarts]) {
      for (const { customer_id } of await shop.db.select().from(table)) expect(ids).toContain(customer_id)
    }
    expect((await shop.fetch('/api/auth/refresh', post({ refresh_token: tokens.refresh_token }))).status).toBe(401)
    expect((await shop.fetch('/api/account/details', { headers })).status).toBe(401)
    expect((await shop.fetch('/api/auth/login', post({ email, password: PASSWORD }))).status).toBe(401)
  })
})
