import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, type CallRow, calls } from '../../app/commerce/contract/calls'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { orderEvents } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { returnLabels, returns } from '../database/schema/returns'
import { subscriptions } from '../database/schema/subscriptions'
import { signReceiptAccess } from '../orders/receipt-access'
import { placeOrder } from './place-order'
import { Staff } from './staff'
import { openTestShop, post, put, type TestShop } from './test-shop'

let shop: TestShop
/** The order of one shopper, sent, with an announced return and a subscription; and that of another, who asks. */
let foreign: Order
let own: Order
let known: { returnId: string; subscriptionId: string; access: string }

const RETURN = { lines: [{ position: 0, quantity: 1, reason: 'faulty', condition: 'used' }], message: '' }

beforeAll(async () => {
  shop = await openTestShop()
  const line = { product_id: shop.idOf('CR2032'), quantity: 2, subscription_interval: { id: 1 } }
  const buy = () => placeOrder(shop, [{ uuid: crypto.randomUUID(), ...line }])
  foreign = await buy()
  own = await buy()
  await new Staff(shop).ship(foreign.number)
  const returnId = crypto.randomUUID()
  const announced = await send('announceReturn', foreign.id, { as: foreign, body: { id: returnId, ...RETURN } })
  expect(announced.status).toBe(200)
  const [subscription] = await shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, foreign.id))
  const access = await signReceiptAccess(own.id, shop.clock.now, shop.services)
  known = { returnId, subscriptionId: subscription?.id ?? '', access }
})
afterAll(() => shop.close())

type Asked = { as?: Order | null; body?: unknown; query?: string; place?: string }

/** Makes a call with an id in its path, with the token of an order. */
async function send(name: CallName, id: string, { as = null, body, query = '', place = 'locale=sv&sid=7' }: Asked) {
  const { method, path }: CallRow = calls[name]
  const address = `${path.replace(/\{\w+\}/, encodeURIComponent(id))}?${place}&${query}`
  const token = as && (await signAccessToken({ scope: 'my-order', subject: as.id }, shop.services))
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const init = { GET: () => ({ headers }), POST: () => post(body ?? {}, headers), PUT: () => put(body ?? {}, headers) }
  return shop.fetch(address, init[method]())
}

/**
 * The credential that each call for an order or a checkout needs. `token`: the bearer token of the order or of its customer.
 * `proof`: something that only the shopper or their browser has, in the query. `secret`: its id in the path, which no address
 * of the shop shows. `tracking`: the order's id, which its tracking shows, so that the answer has no personal data. `typed`:
 * what a form asks for; `login`: the answer belongs to the token itself. `public`: it is about no order. A call that is added
 * is a type error until it is in this table.
 */
const ACCESS: Readonly<Record<CallName, 'token' | 'proof' | 'secret' | 'tracking' | 'typed' | 'login' | 'public'>> = {
  pagePreview: 'token',
  requestNewsletter: 'typed',
  confirmNewsletter: 'token',
  endNewsletter: 'token',
  endNewsletterOf: 'typed',
  products: 'public',
  searchTriggers: 'public',
  widget: 'public',
  currentDeal: 'public',
  nextDelivery: 'public',
  crossSelling: 'public',
  syncCart: 'public',
  syncCoupons: 'public',
  categoryChildren: 'public',
  upselling: 'public',
  categoryTree: 'public',
  strings: 'public',
  clientError: 'public',
  product: 'public',
  productsBySku: 'public',
  categoryListing: 'public',
  brandListing: 'public',
  tagListing: 'public',
  deviceListing: 'public',
  devices: 'public',
  campaignListing: 'public',
  reviews: 'public',
  relatedProducts: 'public',
  contentPage: 'public',
  freight: 'public',
  servicePoints: 'public',
  stockNotification: 'public',
  confirmStockNotification: 'typed',
  sitemapFiles: 'public',
  sitemap: 'public',
  meantAddress: 'public',
  productFeed: 'public',
  login: 'login',
  refresh: 'login',
  profile: 'login',
  orderLogin: 'login',
  orderRefresh: 'login',
  orderInfo: 'login',
  changePassword: 'login',
  accountLinkInfo: 'login',
  choosePassword: 'login',
  accountLinks: 'typed',
  ownOrders: 'login',
  ownReturns: 'login',
  ownSubscriptions: 'login',
  customerOffers: 'login',
  boughtProducts: 'login',
  accountCart: 'login',
  accountDetails: 'login',
  changeAccountDetails: 'login',
  accountExport: 'login',
  deleteAccount: 'login',
  pendingEmailChange: 'login',
  requestEmailChange: 'login',
  stopOwnEmailChange: 'login',
  ownNewsletter: 'login',
  emailChangeInfo: 'token',
  confirmEmailChange: 'token',
  stopEmailChange: 'token',
  chooseNewsletter: 'login',
  savedDevices: 'login',
  saveDevice: 'login',
  removeDevice: 'login',
  ownPurchase: 'login',
  passkeyChallenge: 'public',
  passkeyLogin: 'login',
  ownPasskeys: 'login',
  newPasskeyChallenge: 'login',
  addPasskey: 'login',
  removePasskey: 'login',
  writeReview: 'typed',
  orderLinks: 'typed',
  findTrackedOrder: 'typed',
  withdraw: 'typed',
  terminateSubscription: 'typed',
  checkout: 'secret',
  addGiftCard: 'secret',
  removeGiftCard: 'secret',
  order: 'proof',
  orderOfCheckout: 'proof',
  orderReceipt: 'proof',
  endStockNotifications: 'proof',
  reviewInvitation: 'proof',
  endReviewInvitations: 'proof',
  settleOrder: 'tracking',
  orderTracking: 'tracking',
  orderDetail: 'token',
  orderReceiptFile: 'token',
  cancelOrder: 'token',
  payOrder: 'token',
  changeServicePoint: 'token',
  undoWithdrawal: 'token',
  orderReturns: 'token',
  announceReturn: 'token',
  cancelReturn: 'token',
  subscriptions: 'token',
  changeSubscription: 'token',
  payBy: 'token',
  settlePayBy: 'token',
}

const PAY_BY_URLS = { success: 'https://shop.example/', cancel: 'https://shop.example/', notify: 'https://shop.example/' }

const BODIES: Readonly<Partial<Record<CallName, () => unknown>>> = {
  changeServicePoint: () => ({ service_point: 'x', postal_code: '111 11' }),
  payOrder: () => ({ urls: { success: '/', cancel: '/', notify: '/', terms: '/' } }),
  announceReturn: () => ({ id: crypto.randomUUID(), ...RETURN }),
  cancelReturn: () => ({ return_id: known.returnId }),
  undoWithdrawal: () => ({ withdrawal_id: crypto.randomUUID() }),
  payBy: () => ({ subscription_id: known.subscriptionId, payment: 'invoice', urls: PAY_BY_URLS }),
  changeSubscription: () => ({ change: { subscription_id: known.subscriptionId, action: 'end', cycle: 1 } }),
}

const names = (Object.keys(ACCESS) as CallName[]).filter((name) => calls[name].path.includes('{'))
const byToken = names.filter((name) => ACCESS[name] === 'token')
const MALFORMED = ['1', "' or 1=1", '../admin/orders', 'x'.repeat(300), '00000000-0000-0000-0000-00000000000g', 'å', '{id}']

/** The details of the other customer's order that must not be told, and the changes that only its customer may make. */
const secrets = () => {
  const { email, mobile, address } = foreign.customer
  return [email, mobile, address?.street ?? '', foreign.checkout_order_id]
}
async function expectNothingTold(answer: Response): Promise<void> {
  const text = await answer.text()
  for (const secret of secrets()) expect(text).not.toContain(secret)
}
const stateOfForeign = async () => ({
  order: await shop.db.select().from(orders).where(eq(orders.id, foreign.id)),
  events: await shop.db.select().from(orderEvents).where(eq(orderEvents.order_id, foreign.id)),
  returns: await shop.db.select().from(returns).where(eq(returns.order_id, foreign.id)),
  subscriptions: await shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, foreign.id)),
})

test('every call with the id of an order in its path is in one of the classes that are tested here', () => {
  const aboutOrders = names.filter((name) => calls[name].path.startsWith('/api/orders/'))
  expect(aboutOrders.filter((name) => !['token', 'proof', 'tracking'].includes(ACCESS[name]))).toEqual([])
  expect(byToken).toHaveLength(13)
})

test.each(byToken)('%s answers 404 for an order of another customer, in every store, and changes nothing', async (name) => {
  const before = await stateOfForeign()
  for (const place of ['locale=sv&sid=7', 'locale=no&sid=8', 'locale=de&sid=9', 'locale=da&sid=10']) {
    const answer = await send(name, foreign.id, { as: own, place, body: BODIES[name]?.() })
    expect([place, answer.status]).toEqual([place, 404])
    await expectNothingTold(answer)
  }
  expect(await stateOfForeign()).toEqual(before)
})

test.each(byToken)('%s answers 404 for unknown and malformed ids, and 401 without a token, whatever the id', async (name) => {
  const body = BODIES[name]?.()
  for (const id of [crypto.randomUUID(), ...MALFORMED]) {
    expect([id, (await send(name, id, { as: own, body })).status]).toEqual([id, 404])
    expect([id, (await send(name, id, { body })).status]).toEqual([id, 401])
  }
  expect((await send(name, foreign.id, { body })).status).toBe(401)
})

test.each(['announceReturn', 'cancelReturn', 'changeSubscription', 'payBy'] as const)(
  '%s with the own order in the path and an id of another customer in the body answers 404, and changes nothing',
  async (name) => {
    await new Staff(shop).ship(own.number)
    const before = await stateOfForeign()
    const body = name === 'announceReturn' ? { id: known.returnId, ...RETURN } : BODIES[name]?.()
    const answer = await send(name, own.id, { as: own, body })
    expect(answer.status).toBe(404)
    await expectNothingTold(answer)
    expect(await stateOfForeign()).toEqual(before)
  },
)

test('no document of another order is opened: not by its address, and not by its number beside the own order', async () => {
  const read = (id: string, as: Order, document: string) => send('orderReceiptFile', id, { as, query: `document=${document}` })
  const staff = new Staff(shop)
  await staff.settle()
  expect(await staff.act(foreign.number, 'refunds', { reason: 'scratched', amount: 10 })).toBe('200')
  await staff.settle()
  // PostNord prints the label itself: as if another carrier had sent one.
  await shop.db
    .update(returnLabels)
    .set({ pdf: Buffer.from('%PDF-').toString('base64') })
    .where(eq(returnLabels.return_id, known.returnId))
  const documents = ['invoice', `${foreign.number}-R1`, `${foreign.number}-K1`]
  for (const document of documents) {
    expect([document, (await read(foreign.id, foreign, document)).status]).toEqual([document, 200])
    expect([document, (await read(foreign.id, own, document)).status]).toEqual([document, 404])
    if (document === 'invoice') continue
    const answer = await read(own.id, own, document)
    expect([document, answer.status]).toEqual([document, 404])
    await expectNothingTold(answer)
  }
})

test('an order is read with the id of its checkout, and with no other', async () => {
  const read = (id: string, checkout: string) => send('order', id, { query: `checkout_order_id=${checkout}` })
  expect((await read(foreign.id, foreign.checkout_order_id)).status).toBe(200)
  for (const checkout of [own.checkout_order_id, foreign.id, crypto.randomUUID()]) {
    const answer = await read(foreign.id, checkout)
    expect(answer.status).toBe(404)
    await expectNothingTold(answer)
  }
  for (const id of [crypto.randomUUID(), ...MALFORMED]) expect((await read(id, own.checkout_order_id)).status).toBe(404)
})

test('a later delivery of a subscription, whose own id stands in place of a checkout’s, is not read by that id', async () => {
  const renewal = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }])
  await shop.db.update(orders).set({ checkout_order_id: renewal.id }).where(eq(orders.id, renewal.id))
  const query = `checkout_order_id=${renewal.id}`
  expect((await send('order', renewal.id, { query })).status).toBe(404)
  expect((await send('orderOfCheckout', '', { query })).status).toBe(404)
})

test('a receipt is not opened by the access of another order', async () => {
  const read = (id: string) => send('orderReceipt', id, { query: `access=${known.access}` })
  expect((await read(own.id)).status).toBe(200)
  for (const id of [foreign.id, crypto.randomUUID(), ...MALFORMED]) expect([id, (await read(id)).status]).toEqual([id, 404])
})

test.each(['orderTracking', 'settleOrder'] as const)(
  '%s tells nothing personal of an order to those who know its id',
  async (name) => {
    const answer = await send(name, foreign.id, {})
    expect(answer.ok).toBe(true)
    await expectNothingTold(answer)
    for (const id of [crypto.randomUUID(), ...MALFORMED]) expect([id, (await send(name, id, {})).status]).toEqual([id, 404])
  },
)

test.each(['checkout', 'addGiftCard', 'removeGiftCard'] as const)('%s takes only the id of a checkout', async (name) => {
  const bodies = {
    checkout: { items: [{ uuid: crypto.randomUUID(), product_id: 1, quantity: 1 }], coupons: [], postal_code: null, order: null },
    addGiftCard: { code: 'AAAA-BBBB-CCCC-DDDD' },
    removeGiftCard: { id: crypto.randomUUID() },
  }
  for (const id of MALFORMED) expect([id, (await send(name, id, { body: bodies[name] })).status]).toEqual([id, 404])
  await expectNothingTold(await send(name, foreign.id, { body: bodies[name] }))
})
