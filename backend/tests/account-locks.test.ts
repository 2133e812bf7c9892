import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../../app/commerce/contract/calls'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { login } from '../accounts/customers'
import { deleteAccount } from '../customer-data/delete-account'
import { moveAccount } from '../customer-data/move-account'
import { changeAccountCart } from '../carts/account-cart'
import { publishDraft, saveDraft } from '../content/drafts'
import { accountCarts, accountLinks, customers, refreshTokens } from '../database/schema/accounts'
import { contentPageTexts } from '../database/schema/content'
import { emailChanges } from '../database/schema/email-changes'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { orders } from '../database/schema/orders'
import { passkeys } from '../database/schema/passkeys'
import { products } from '../database/schema/products'
import { subscriptions } from '../database/schema/subscriptions'
import { lockOrderOf } from '../orders/lock-order'
import { confirmOrder } from '../order-status/change-status'
import { resumeSubscriptionsOf } from '../subscriptions/resume-subscriptions'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { openAuthenticator } from './authenticator'
import { customerIn, orderRequest, placeOrder, putCheckout } from './place-order'
import { SubscriptionShop } from './subscription-shop'
import { fetchFrom, post } from './test-shop'
import { whileWaiting } from './waiting'

const PASSWORD = 'elva-gula-tranor'
const server = process.env.TEST_DATABASE_URL

/** Decision 115. In each test one transaction holds what the other asks for, and then asks for more. */
describe.runIf(server !== undefined)('transactions about one account at the same time', () => {
  let at: SubscriptionShop
  let customer: { id: number; email: string; headers: { authorization: string } }
  beforeAll(async () => {
    at = await SubscriptionShop.open()
  })
  afterAll(() => at.shop.close())
  beforeEach(async () => {
    await at.reset('2026-11-18T09:00:00Z')
    const email = `${crypto.randomUUID()}@example.com`
    const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, at.shop.services)
    const { access_token } = await choosePassword({ token, password: PASSWORD }, at.shop.services)
    const [row] = await at.shop.db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    customer = { id: row?.id ?? 0, email, headers: { authorization: `Bearer ${access_token}` } }
  })

  const lockCustomer = (tx: typeof at.shop.db) => tx.select().from(customers).where(eq(customers.id, customer.id)).for('update')
  const now = () => at.shop.clock.now

  /** An order of a subscription, by the customer, that waits for its payment. */
  async function unpaidSubscription(db = at.shop.db, lines = 1) {
    const product_id = at.shop.idOf('CR2032')
    const line = { product_id, quantity: 2, subscription_interval: { id: 1 as const } }
    const items = Array.from({ length: lines }, () => ({ uuid: randomUUID(), ...line }))
    const { headers, email } = customer
    const shop = { fetch: fetchFrom({ ...at.shop.services, db }) }
    const { id } = await placeOrder(shop, items, { headers, payment: 'stripe', customer: { ...customerIn('SE'), email } })
    return id
  }

  async function confirm(id: string, tx: typeof at.shop.db) {
    const { order } = await lockOrderOf(tx, id)
    await confirmOrder(tx, order, { actor: 'shop', at: now() })
  }

  it('a password that is chosen by a link waits for a change that uses up the links', async () => {
    const token = await issueAccountLink(customer.email, null, at.shop.services)
    const chosen = whileWaiting(at.shop.db, {
      begin: lockCustomer,
      other: () => choosePassword({ token, password: 'tolv-grona-tranor' }, at.shop.services),
      end: (tx) => tx.update(accountLinks).set({ used_at: now() }).where(eq(accountLinks.email, customer.email)),
    })
    await expect(chosen).rejects.toThrow('not valid any more')
  })

  it('a login with a passkey waits for a change that removes the passkeys', async () => {
    const { headers, id } = customer
    const authenticator = openAuthenticator({})
    const asked = await at.shop.fetch('/api/auth/passkeys/challenges', post({ password: PASSWORD }, headers))
    const { challenge } = calls.newPasskeyChallenge.answer.parse(await asked.json())
    const credential = authenticator.create(challenge)
    await at.shop.fetch('/api/auth/passkeys', post({ challenge, name: 'Telefonen', credential }, headers))
    const begun = await at.shop.fetch('/api/auth/passkey-challenges', post({}))
    const { challenge: own } = calls.passkeyChallenge.answer.parse(await begun.json())
    const answer = await whileWaiting(at.shop.db, {
      begin: lockCustomer,
      other: () => at.shop.fetch('/api/auth/passkey-login', post({ challenge: own, credential: authenticator.answer(own, {}) })),
      end: (tx) => tx.delete(passkeys).where(eq(passkeys.customer_id, id)),
    })
    expect(answer.status).toBe(401)
  })

  it('a login leaves the expired tokens alone that another transaction holds', async () => {
    const of = eq(refreshTokens.subject, String(customer.id))
    await at.shop.db
      .update(refreshTokens)
      .set({ expires_at: new Date(0) })
      .where(of)
    await at.shop.db.transaction(async (tx) => {
      await tx.select().from(refreshTokens).where(of).for('update')
      const { email, password } = DEMO_ACCOUNT
      expect(await login({ email, password }, at.shop.services)).toHaveProperty('access_token')
    })
    expect(await at.shop.db.$count(refreshTokens, of)).toBe(1)
  })

  it('a change of the cart of an account that is just being closed is answered as for a closed account', async () => {
    const changes = [{ uuid: crypto.randomUUID(), line: null }]
    const changed = whileWaiting(at.shop.db, {
      begin: async (tx) => {
        await lockCustomer(tx)
        await tx.delete(customers).where(eq(customers.id, customer.id))
      },
      other: () => changeAccountCart(at.shop.db, customer.id, { customer_id: customer.id, changes }, now()),
    })
    await expect(changed).rejects.toMatchObject({ status: 401 })
  })

  it('an order that begins a subscription does not hold the cart while it waits for the product', async () => {
    const id = await unpaidSubscription()
    await at.shop.db.insert(accountCarts).values({ customer_id: customer.id, version: 1, lines: [], changed_at: now() })
    await whileWaiting(at.shop.db, {
      begin: (tx) =>
        tx
          .select()
          .from(products)
          .where(eq(products.id, at.shop.idOf('CR2032')))
          .for('update'),
      other: () => at.shop.db.transaction((tx) => confirm(id, tx)),
      end: (tx) => tx.select().from(accountCarts).where(eq(accountCarts.customer_id, customer.id)).for('update'),
    })
    expect(await at.shop.db.$count(subscriptions, eq(subscriptions.order_id, id))).toBe(1)
  })

  it('an account is not closed when a subscription begins in that moment, or waits for its payment', async () => {
    const id = await unpaidSubscription()
    const closed = () => deleteAccount(customer.id, PASSWORD, at.shop.services)
    await expect(closed()).rejects.toMatchObject({ code: 'subscription-state' })
    const meanwhile = whileWaiting(at.shop.db, {
      begin: (tx) => confirm(id, tx),
      other: closed,
    })
    await expect(meanwhile).rejects.toMatchObject({ code: 'subscription-state' })
  })

  it('an order of an account that is just being closed is that of a guest', async () => {
    const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 1 }
    const { headers, email } = customer
    const body = await orderRequest(at.shop, [line], { headers, customer: { ...customerIn('SE'), email } })
    const checkoutId = crypto.randomUUID()
    await whileWaiting(at.shop.db, {
      begin: async (tx) => {
        await lockCustomer(tx)
        await tx.delete(customers).where(eq(customers.id, customer.id))
      },
      other: () => putCheckout(at.shop, body, { headers, checkoutId }),
    })
    const placed = await at.shop.db.select().from(orders).where(eq(orders.checkout_order_id, checkoutId))
    expect(placed).toMatchObject([{ customer_id: null, email }])
  })

  it('an account is not closed while an order that begins a subscription is placed', async () => {
    const closed = whileWaiting(at.shop.db, {
      begin: (tx) => unpaidSubscription(tx),
      other: () => deleteAccount(customer.id, PASSWORD, at.shop.services),
    })
    await expect(closed).rejects.toMatchObject({ code: 'subscription-state' })
  })

  it('a subscription that begins after the account moved writes to its new address', async () => {
    const id = await unpaidSubscription()
    const [order] = await at.shop.db.select().from(orders).where(eq(orders.id, id))
    const new_email = `moved-${customer.email}`
    const done_at = new Date(now().getTime() + 1000)
    await at.shop.db.update(customers).set({ email: new_email }).where(eq(customers.id, customer.id))
    const { id: customer_id, email: old_email } = customer
    const change = { customer_id, store_id: 7, old_email, new_email, asked_at: now(), expires_at: done_at, done_at }
    await at.shop.db.insert(emailChanges).values(change)
    await at.shop.db.transaction((tx) => confirm(id, tx))
    const [begun] = await at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, id))
    expect([order?.email, begun?.email]).toEqual([old_email, new_email])
    expect(begun?.customer).toMatchObject({ email: new_email })
  })

  it('subscriptions that an undone withdrawal resumes are locked by their ids', async () => {
    const id = await unpaidSubscription(at.shop.db, 2)
    await at.shop.db.transaction((tx) => confirm(id, tx))
    const isOfOrder = eq(subscriptions.order_id, id)
    // The last one in the table has the lowest id.
    const [low, high] = [randomUUID(), randomUUID()].toSorted()
    for (const [position, named] of [high, low].entries()) {
      const ended = { id: named ?? '', state: 'ended', ended_at: now() } as const
      await at.shop.db
        .update(subscriptions)
        .set(ended)
        .where(and(isOfOrder, eq(subscriptions.position, position)))
    }
    const lock = (tx: typeof at.shop.db, one = '') =>
      tx.select().from(subscriptions).where(eq(subscriptions.id, one)).for('update')
    await whileWaiting(at.shop.db, {
      begin: (tx) => lock(tx, low),
      other: () => at.shop.db.transaction((tx) => resumeSubscriptionsOf(tx, id, [now()])),
      end: (tx) => lock(tx, high),
    })
    expect(await at.shop.db.$count(subscriptions, and(isOfOrder, eq(subscriptions.state, 'active')))).toBe(2)
  })

  it('a newsletter that is confirmed while its address changes does not hold what the change asks for', async () => {
    const { id: customer_id, email: old_email } = customer
    const asked_at = now()
    const expires_at = new Date(asked_at.getTime() + 3600_000)
    const link = { email: old_email, store_id: 7, asked_at, expires_at }
    await at.shop.db.insert(newsletterLinks).values({ ...link, token_hash: randomUUID() })
    const newsletter = { email: old_email, store_id: 7, asked_at, confirmed_at: asked_at }
    await at.shop.db.insert(newsletterSubscriptions).values(newsletter)
    const change = { customer_id, store_id: 7, old_email, new_email: `moved-${old_email}`, asked_at, expires_at }
    const [stored] = await at.shop.db
      .insert(emailChanges)
      .values({ ...change, new_confirmed_at: asked_at })
      .returning()
    if (stored === undefined) throw new Error('The change was not written')
    const isOwn = eq(newsletterSubscriptions.email, old_email)
    await whileWaiting(at.shop.db, {
      begin: (tx) => tx.select().from(newsletterLinks).where(eq(newsletterLinks.email, old_email)).for('update'),
      other: () => at.shop.db.transaction((tx) => moveAccount(stored, { db: tx, now })),
      end: (tx) => tx.select().from(newsletterSubscriptions).where(isOwn).for('update'),
    })
    expect(await at.shop.db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, change.new_email))).toBe(1)
  })

  it('a draft that is saved while it is published is published too', async () => {
    const id = { key: 'winter', language: 'sv' } as const
    const save = (title: string, db = at.shop.db) =>
      saveDraft(id, { path: 'vinter', title, description: '', content: '<p>x</p>' }, { db, now })
    await save('Vinter')
    await whileWaiting(at.shop.db, {
      begin: (tx) => save('Vintertid', tx),
      other: () => publishDraft(id, { db: at.shop.db, now }),
    })
    const [page] = await at.shop.db.select().from(contentPageTexts).where(eq(contentPageTexts.path, 'vinter'))
    expect(page?.title).toBe('Vintertid')
  })
})
