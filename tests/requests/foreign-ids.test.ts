import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { SHOWN_RETURN } from '../../app/orders/return-href'
import { fillPattern } from '../../app/routing/href'
import type { PageName } from '../../app/routing/pages'
import { fullPattern, PAGE_NAMES } from '../../app/routing/patterns'
import { RESOURCE_NAMES, type ResourceName, resourceHref } from '../../app/routing/resources'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { post } from '../../backend/tests/test-shop'
import { BUYERS } from '../support/shop/buyers'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import type { Fields, Visitor } from '../support/shop/visitor'

/** The order of another customer, its checkout, and ids that no order has. */
let foreign: { id: string; checkout: string; number: string }
/** The order that the visitor `owner` is logged in to. */
let own: string
let shop: TestShop
const visitors = new Map<string, Visitor>()
const UNKNOWN = crypto.randomUUID()
const MALFORMED = ["'%20or%201=1", '%00', '..%2F..%2Fadmin', 'x'.repeat(65), 'x'.repeat(300)]
/** Ids that another backend may give. */
const OTHER_FORMS = ['1', 'abc', `${UNKNOWN}x`]

shopForTheFile(async (opened) => {
  shop = opened
  const id = await orderedId(shop)
  const [order] = await shop.backend.db.select({ checkout: orders.checkout_order_id, number: orders.number }).from(orders)
  foreign = { id, checkout: order?.checkout ?? '', number: order?.number ?? '' }
  const guest = shop.visitor()
  const owner = shop.visitor()
  own = await orderedId(shop)
  await openByMail(owner, shop.backend, own)
  const customer = shop.visitor()
  const { email, password } = DEMO_ACCOUNT
  const login = await shop.backend.fetch('/api/auth/login?locale=sv&sid=7', post({ email, password }))
  await customer.get(`/sv?token=${Tokens.parse(await login.json()).access_token}`)
  for (const [name, visitor] of Object.entries({ guest, owner, customer })) visitors.set(name, visitor)
})

/**
 * The answer of each page with an id in its address to an id that is not the visitor's. `404`: for everyone. `login`: a guest
 * is asked to log in, and the owner of another order, with the same answer for every order; a customer gets 404. `tracking`:
 * the id opens the tracking, without personal data. `account`: the page is for customers, who get 404. A page that is added is
 * a type error until it is in this table.
 */
const PAGES = {
  checkout: '404',
  confirmation: '404',
  checkoutFailed: '404',
  myOrder: 'login',
  myOrderReturn: 'login',
  trackOrder: 'tracking',
  accountOrderReturn: 'account',
  home: null,
  product: null,
  listing: null,
  search: null,
  brand: null,
  tag: null,
  finder: null,
  device: null,
  cart: null,
  login: null,
  account: null,
  accountOverview: null,
  accountOffers: null,
  accountOrders: null,
  accountReturns: null,
  accountSubscriptions: null,
  accountProfile: null,
  withdrawal: null,
  termination: null,
  pagePreview: null,
  unsubscribe: null,
  newsletter: null,
  content: null,
  cookieSettings: null,
  emailChange: null,
} as const satisfies Readonly<Record<PageName, '404' | 'login' | 'tracking' | 'account' | null>>

/**
 * The answers to a stranger at the addresses that are no pages; `query` names their id. Others belong to
 * everyone, or to the visitor's own session.
 */
const RESOURCES = {
  orderReceipt: 'login',
  accountExport: null,
  passkeyChallenge: null,
  newPasskeyChallenge: null,
  cartData: null,
  cartOffers: null,
  categoryMenu: null,
  deviceChoices: null,
  searchSuggestions: null,
  reviewWidget: null,
  routeManifest: null,
  pictures: null,
  documents: null,
  carrierMessage: null,
  paymentNotification: null,
  health: null,
  readiness: null,
  robots: null,
  sitemapIndex: null,
  sitemap: null,
  productFeed: null,
  llms: null,
  changes: null,
  clientErrors: null,
  analyticsEvents: null,
  retailTracking: null,
  webVitals: null,
} as const satisfies Readonly<Record<ResourceName, 'login' | null>>

/** The forms of the page of an order, filled in. */
const FORMS: readonly Fields[] = [
  { intent: 'cancel' },
  { intent: 'change-point', service_point: 'x', near: '111 22' },
  { intent: 'buy-again' },
  { intent: 'subscription', subscription_id: UNKNOWN, action: 'end', cycle: '1' },
]

const RESOURCES_WITH_ID = RESOURCE_NAMES.filter((resource) => RESOURCES[resource] !== null)
const WITH_ID = PAGE_NAMES.filter((page) => PAGES[page] !== null)
const addressOf = (page: PageName, language: Language, id: string): string =>
  fillPattern(fullPattern(page, language), language, { id: 'ID' }).replace(/ID$/, id)
const told = (body: string): string[] =>
  [BUYERS.sv.street ?? '', BUYERS.sv.mobile ?? '', foreign.checkout].filter((secret) => words(body).includes(secret))

it('the table has exactly the pages with an id in their address', () => {
  expect(PAGE_NAMES.filter((page) => LANGUAGES.some((language) => fullPattern(page, language).includes(':id')))).toEqual(WITH_ID)
})

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(WITH_ID)('%s tells nothing of an order of another customer, nor whether there is one', async (page) => {
    for (const [who, visitor] of visitors) {
      const answers = await Promise.all([foreign.id, UNKNOWN].map((id) => visitor.get(addressOf(page, language, id))))
      for (const { body } of answers) expect([who, told(body)]).toEqual([who, []])
      const statuses = answers.map(({ status }) => status)
      if (PAGES[page] === '404') expect([who, ...statuses]).toEqual([who, 404, 404])
      if (PAGES[page] === 'account') expect([who, ...statuses]).toEqual(who === 'customer' ? [who, 404, 404] : [who, 303, 303])
      if (PAGES[page] === 'tracking') expect([who, ...statuses]).toEqual([who, 200, 404])
      if (PAGES[page] === 'login') {
        const asked = page === 'myOrder' ? (who === 'owner' ? 404 : 200) : 303
        expect([who, ...statuses]).toEqual(who === 'customer' ? [who, 404, 404] : [who, asked, asked])
      }
    }
  })

  it.each(WITH_ID.filter((page) => PAGES[page] !== 'account'))('%s answers 404 for malformed ids', async (page) => {
    for (const [who, visitor] of visitors) {
      for (const id of MALFORMED) {
        const { status } = await visitor.get(addressOf(page, language, id))
        expect([who, id, status]).toEqual([who, id, 404])
      }
    }
  })

  it.each(WITH_ID)('%s answers an id of another form like one that nobody has', async (page) => {
    for (const [who, visitor] of visitors) {
      const { status: expected } = await visitor.get(addressOf(page, language, UNKNOWN))
      for (const id of OTHER_FORMS) {
        const { status } = await visitor.get(addressOf(page, language, id))
        expect([who, id, status]).toEqual([who, id, expected])
      }
    }
  })

  it.each(RESOURCES_WITH_ID)(
    '%s of an order of another customer is 404 for a customer, and leads others to the login',
    async (resource) => {
      for (const [who, visitor] of visitors) {
        for (const id of [foreign.id, UNKNOWN, ...OTHER_FORMS]) {
          const { status, body } = await visitor.get(resourceHref(resource, language, { id }))
          expect([who, status, told(body)]).toEqual([who, who === 'customer' ? 404 : 303, []])
        }
        for (const id of MALFORMED) {
          const { status } = await visitor.get(`${resourceHref(resource, language)}?id=${id}`)
          expect([who, id, status]).toEqual([who, id, 404])
        }
      }
    },
  )

  it('no document of an order of another customer is opened by its name or number, and no return', async () => {
    const owner = visitors.get('owner')
    if (owner === undefined) throw new Error('There is no owner')
    for (const document of ['receipt', 'invoice', `${foreign.number}-K1`, `${foreign.number}-R1`]) {
      for (const [who, visitor] of visitors) {
        const { status, body } = await visitor.get(resourceHref('orderReceipt', language, { id: foreign.id, document }))
        expect([who, document, status, told(body)]).toEqual([who, document, who === 'customer' ? 404 : 303, []])
      }
      const beside = await owner.get(resourceHref('orderReceipt', language, { id: own, document }))
      expect([document, beside.status]).toEqual([document, document === 'receipt' ? 200 : 404])
    }
    const returns = `${addressOf('myOrderReturn', language, own)}?${SHOWN_RETURN}=${foreign.number}-R1`
    const { status, body } = await owner.get(returns)
    expect([status, told(body)]).toEqual([404, []])
  })

  it.each(FORMS)('the form $intent is not taken for an order of another customer', async (form) => {
    for (const [who, visitor] of visitors) {
      const { status } = await visitor.post(addressOf('myOrder', language, foreign.id), form)
      expect([who, status]).toEqual([who, who === 'customer' ? 404 : 303])
    }
    const [order] = await shop.backend.db.select({ status: orders.status }).from(orders).where(eq(orders.id, foreign.id))
    expect(order?.status).toBe('confirmed')
  })

  it('a form of the account is not taken for an order of another customer', async () => {
    const forms = [
      ['accountOrders', { intent: 'buy-again', order: foreign.id }],
      ['accountSubscriptions', { intent: 'subscription', order_id: foreign.id, subscription_id: UNKNOWN, action: 'end' }],
      ['accountOrderReturn', { id: UNKNOWN, 'line-0': 'on', 'quantity-0': '1' }],
    ] as const
    for (const [page, form] of forms) {
      for (const [who, visitor] of visitors) {
        const { status, body } = await visitor.post(addressOf(page, language, foreign.id), form)
        expect([page, who, status, told(body)]).toEqual([page, who, who === 'customer' ? 404 : 303, []])
      }
    }
  })
})
