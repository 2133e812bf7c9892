import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fillPattern, href } from '../../app/routing/href'
import type { PageName } from '../../app/routing/pages'
import { fullPattern } from '../../app/routing/patterns'
import { orders } from '../../backend/database/schema/orders'
import { subscriptions } from '../../backend/database/schema/subscriptions'
import { formIntents } from '../support/shop/form-intents'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { pageExample } from '../support/shop/page-examples'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import type { Answer, Fields, Visitor } from '../support/shop/visitor'

/**
 * The roles that may send a form (spec section 6): everyone, customers, or visitors who may see the order that the address names.
 */
type Access = 'everyone' | 'customer' | 'order'
type Row = readonly [intent: string, page: PageName, access: Access, fields?: () => Fields]

const UUID = '3f0f7c8e-4a3b-4a4e-9f0e-0d6b3a1f2c4d'

/** Every intent of every page that takes it. `fields` name ids of another customer. */
const ROWS: readonly Row[] = [
  ...(['review', 'notify', 'confirm-notice'] as const).map((intent): Row => [intent, 'product', 'everyone']),
  ...(['add', 'change', 'remove', 'undo-remove', 'add-code', 'remove-code', 'undo-link', 'close-link', 'vat'] as const).map(
    (intent): Row => [intent, 'cart', 'everyone'],
  ),
  ['restore', 'cart', 'everyone'],
  ...(['update', 'order', 'add-gift-card', 'remove-gift-card'] as const).map((intent): Row => [intent, 'checkout', 'everyone']),
  ...(['log-in', 'register', 'forgotten', 'choose-password'] as const).map((intent): Row => [intent, 'login', 'everyone']),
  ['confirm', 'withdrawal', 'everyone'],
  ...(['cancel', 'pay', 'buy-again'] as const).map((intent): Row => [intent, 'myOrder', 'order']),
  ['keep', 'myOrder', 'order', () => ({ withdrawal: UUID })],
  ['change-point', 'myOrder', 'order', () => ({ service_point: 'x', near: '111 11' })],
  ...(['skip', 'pause', 'resume', 'change', 'deliver-to', 'end', 'pay-by'] as const).flatMap((action): Row[] => [
    ['subscription', 'myOrder', 'order', () => ofSubscription(action)],
    ['subscription', 'accountSubscriptions', 'customer', () => ({ ...ofSubscription(action), order_id: own })],
  ]),
  ...(['return', 'cancel'] as const).flatMap((intent): Row[] => [
    [intent, 'myOrderReturn', 'order', () => ({ id: UUID })],
    [intent, 'accountOrderReturn', 'customer', () => ({ id: UUID })],
  ]),
  ['add-offer', 'accountOffers', 'customer', () => ({ offer: UUID })],
  ['buy-again', 'accountOrders', 'customer', () => ({ order: own })],
  ...(['save-details', 'close-account'] as const).map((intent): Row => [intent, 'accountProfile', 'customer']),
  // Devices and passkeys are looked up among those of the login, so that there is no id of another customer to send.
  ...(['change-email', 'stop-email-change', 'choose-newsletter', 'remove-device', 'add-passkey', 'remove-passkey'] as const).map(
    (intent): Row => [intent, 'accountProfile', 'customer'],
  ),
  ['save-device', 'device', 'customer'],
  ...(['confirm-email', 'stop'] as const).map((intent): Row => [intent, 'emailChange', 'everyone']),
]

/**
 * Those that begin or end a login: they have tests of their own, below and in my-order.test.ts, order-summary.test.ts,
 * login.test.ts, passkeys.test.ts and checkout-login.test.ts.
 */
const OF_LOGINS = ['login', 'link', 'open', 'open-purchase', 'log-in-passkey', 'log-out', 'change-password']

const ofSubscription = (action: string): Fields => ({
  action,
  subscription_id: subscription,
  cycle: '1',
  quantity: '9',
  interval: '1',
  payment: 'invoice',
  first_name: 'Kim',
  last_name: 'Berg',
  mobile: '0701234567',
  street: 'Storgatan 1',
  postal_code: '111 22',
  city: 'Lund',
})

type Role = 'guest' | 'customer' | 'owner' | 'stranger'
let roles: Readonly<Record<Role, Visitor>>
let shop: TestShop
/** An order with a subscription, of someone who is neither the customer nor the stranger. */
let own: string
let subscription: string

shopForTheFile(async (opened) => {
  shop = opened
  own = await orderedId(shop)
  const [order] = await shop.backend.db.select().from(orders).where(eq(orders.id, own))
  if (order === undefined) throw new Error('There is no order')
  subscription = UUID
  await shop.backend.db.insert(subscriptions).values({
    id: subscription,
    order_id: own,
    position: 0,
    store_id: order.store_id,
    email: order.email,
    payment: 'invoice',
    product_id: shop.backend.idOf('CR2032'),
    quantity: 2,
    interval_months: 1,
    customer: order.customer,
    price: 29,
    shipping: order.shipping,
    anchor_day: 1,
    next_day: '2099-01-01',
    state: 'active',
    created_at: order.placed_at,
  })
  roles = { guest: shop.visitor(), customer: shop.visitor(), owner: shop.visitor(), stranger: shop.visitor() }
  await logIn(roles.customer)
  await openByMail(roles.owner, shop.backend, own)
  await openByMail(roles.stranger, shop.backend, await orderedId(shop))
})

const stateOfOwn = async () => ({
  order: await shop.backend.db.select().from(orders).where(eq(orders.id, own)),
  subscription: await shop.backend.db.select().from(subscriptions).where(eq(subscriptions.id, subscription)),
})

function addressOf(page: PageName, access: Access): string {
  const isOfOrder = access === 'order' || page === 'accountOrderReturn'
  return isOfOrder ? fillPattern(fullPattern(page, 'sv'), 'sv', { id: own }) : pageExample(page, 'sv').path
}

const isLogin = ({ status, location }: Answer) =>
  status === 303 && new URL(location, 'http://shop.test').searchParams.has('login')
const asksForOrder = ({ status, location }: Answer) => status === 303 && location === href('myOrder', 'sv', { id: own })

it('the table has a row for each intent that a form sends or an action handles', async () => {
  const known = new Set([...ROWS.map(([intent]) => intent), ...OF_LOGINS])
  expect([...known].toSorted()).toEqual([...(await formIntents())].toSorted())
})

describe.each(ROWS.map(([intent, page, access, fields]) => ({ intent, page, access, fields })))('$intent on $page', (row) => {
  const { intent, page, access, fields } = row
  it(`is taken from: ${access}; and changes nothing of another customer`, async () => {
    const before = await stateOfOwn()
    const path = addressOf(page, access)
    const send = (role: Role) => roles[role].post(path, { intent, ...fields?.() })
    const [guest, customer, stranger] = [await send('guest'), await send('customer'), await send('stranger')]
    if (access === 'everyone') {
      for (const answer of [customer, stranger]) expect([answer.status, isLogin(answer)]).toEqual([guest.status, false])
    } else if (access === 'customer') {
      // A login to one order gives no access to an account, not even to the account that owns the order.
      const owner = await send('owner')
      expect([isLogin(guest), isLogin(stranger), isLogin(owner)]).toEqual([true, true, true])
      expect(isLogin(customer)).toBe(false)
      if (fields !== undefined) expect([404, 409]).toContain(customer.status)
    } else {
      // A form of an order that was left open in another tab leads the login of another order to its own.
      for (const answer of [guest, stranger]) expect(asksForOrder(answer)).toBe(true)
      expect(customer.status).toBe(404)
    }
    expect(await stateOfOwn()).toEqual(before)
  })
})

it('an order that is logged out of takes no form any more', async () => {
  const { owner } = roles
  expect((await owner.post(href('myOrder', 'sv'), { intent: 'log-out' })).status).toBe(303)
  expect((await owner.post(href('myOrder', 'sv', { id: own }), { intent: 'cancel' })).location).toBe(
    href('myOrder', 'sv', { id: own }),
  )
})
