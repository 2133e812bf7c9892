import { describe, expect, it } from 'vitest'
import { fillPattern, href } from '../../app/routing/href'
import type { PageName } from '../../app/routing/pages'
import { fullPattern, PAGE_NAMES } from '../../app/routing/patterns'
import { RESOURCE_NAMES, type ResourceName, resourceHref, resourceRow } from '../../app/routing/resources'
import { builtShop } from '../support/shop/built-shop'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { pageExample } from '../support/shop/page-examples'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import type { Answer, Fields, Visitor } from '../support/shop/visitor'

/**
 * The roles that may use an address (spec section 6): everyone, customers, all but customers, or
 * visitors who may see the order that it names.
 */
type Access = 'everyone' | 'customer' | 'not-customer' | 'order'

/** A page that is added is a type error until it is in this table. */
const PAGES = {
  home: 'everyone',
  product: 'everyone',
  listing: 'everyone',
  search: 'everyone',
  brand: 'everyone',
  tag: 'everyone',
  finder: 'everyone',
  device: 'everyone',
  cart: 'everyone',
  checkout: 'everyone',
  confirmation: 'everyone',
  checkoutFailed: 'everyone',
  trackOrder: 'everyone',
  login: 'not-customer',
  termination: 'everyone',
  withdrawal: 'everyone',
  pagePreview: 'everyone',
  unsubscribe: 'everyone',
  emailChange: 'everyone',
  newsletter: 'everyone',
  content: 'everyone',
  cookieSettings: 'everyone',
  account: 'customer',
  accountOverview: 'customer',
  accountOffers: 'customer',
  accountOrders: 'customer',
  accountReturns: 'customer',
  accountSubscriptions: 'customer',
  accountProfile: 'customer',
  accountOrderReturn: 'customer',
  myOrder: 'order',
  myOrderReturn: 'order',
} as const satisfies Readonly<Record<PageName, Access>>

/** The pages that take forms. Those of everyone act on the visitor's own session, or on what the form proves to know. */
const ACTIONS: readonly PageName[] = [
  ...(['product', 'cart', 'checkout', 'trackOrder', 'login', 'myOrder', 'myOrderReturn', 'termination', 'withdrawal'] as const),
  ...([
    'unsubscribe',
    'emailChange',
    'device',
    'newsletter',
    'cookieSettings',
    'accountOffers',
    'accountOrders',
    'accountSubscriptions',
    'accountOrderReturn',
    'accountProfile',
  ] as const),
]

/** The same for the addresses that are no pages. */
const RESOURCES = {
  orderReceipt: 'order',
  accountExport: 'customer',
  passkeyChallenge: 'everyone',
  newPasskeyChallenge: 'customer',
  cartData: 'everyone',
  cartOffers: 'everyone',
  categoryMenu: 'everyone',
  deviceChoices: 'everyone',
  searchSuggestions: 'everyone',
  reviewWidget: 'everyone',
  routeManifest: 'everyone',
  pictures: 'everyone',
  documents: 'everyone',
  carrierMessage: 'everyone',
  paymentNotification: 'everyone',
  health: 'everyone',
  clientErrors: 'everyone',
  analyticsEvents: 'everyone',
  retailTracking: 'everyone',
  webVitals: 'everyone',
  readiness: 'everyone',
  robots: 'everyone',
  sitemapIndex: 'everyone',
  sitemap: 'everyone',
  productFeed: 'everyone',
  llms: 'everyone',
  changes: 'everyone',
} as const satisfies Readonly<Record<ResourceName, Access>>

/** `owner` is logged in to the order `own` (scope my-order), `stranger` to another one; the customer has neither. */
type Role = 'guest' | 'customer' | 'owner' | 'stranger'

let roles: Readonly<Record<Role, Visitor>>
let shop: TestShop
let own: string

shopForTheFile(async (opened) => {
  shop = opened
  own = await orderedId(shop)
  roles = { guest: shop.visitor(), customer: shop.visitor(), owner: shop.visitor(), stranger: shop.visitor() }
  await logIn(roles.customer)
  await openByMail(roles.owner, shop.backend, own)
  await openByMail(roles.stranger, shop.backend, await orderedId(shop))
})

/** An address of the page; that of the order `own` where it names an order. */
function addressOf(page: PageName): string {
  return PAGES[page] === 'order' ? fillPattern(fullPattern(page, 'sv'), 'sv', { id: own }) : pageExample(page, 'sv').path
}

const answersOf = async (ask: (visitor: Visitor) => Promise<Answer>): Promise<Record<Role, Answer>> => {
  const { guest, customer, owner, stranger } = roles
  const asked = [await ask(guest), await ask(customer), await ask(owner), await ask(stranger)] as const
  return { guest: asked[0], customer: asked[1], owner: asked[2], stranger: asked[3] }
}

const isLogin = ({ status, location }: Answer) =>
  status === 303 && new URL(location, 'http://shop.test').searchParams.has('login')
/** Where a visitor without a login is asked to log in to an order. */
const asksForOrder = ({ status, location, body }: Answer) =>
  (status === 303 && location === href('myOrder', 'sv', { id: own })) || (status === 200 && body.includes('name="order_number"'))

it('the tables have a row for each page, each page that takes forms, and each resource', async () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(PAGE_NAMES.toSorted())
  expect(Object.keys(RESOURCES).toSorted()).toEqual([...RESOURCE_NAMES].toSorted())
  const { routes } = await builtShop()
  const taking = PAGE_NAMES.filter((page) => routes[`${page}___sv`]?.module.action !== undefined)
  expect(taking.toSorted()).toEqual(ACTIONS.toSorted())
})

describe.each(PAGE_NAMES)('%s', (page) => {
  it('is shown to exactly those who may see it', async () => {
    const { guest, customer, owner, stranger } = await answersOf((visitor) => visitor.get(addressOf(page)))
    if (PAGES[page] === 'everyone') {
      for (const answer of [guest, customer, owner, stranger])
        expect([answer.status, isLogin(answer)]).toEqual([guest.status, false])
    } else if (PAGES[page] === 'not-customer') {
      for (const answer of [guest, owner, stranger]) expect(answer.status).toBe(200)
      expect([customer.status, customer.location]).toEqual([302, href('accountOrders', 'sv')])
    } else if (PAGES[page] === 'customer') {
      expect(customer.status).toBe(200)
      for (const answer of [guest, owner, stranger]) expect(isLogin(answer)).toBe(true)
    } else {
      expect(owner.status).toBe(200)
      expect(asksForOrder(guest)).toBe(true)
      expect(customer.status).toBe(404)
      // The page of the order shows the login itself.
      if (page === 'myOrder') expect([stranger.status, stranger.body.includes('name="order_number"')]).toEqual([404, true])
      else expect(asksForOrder(stranger)).toBe(true)
    }
  })

  it('takes forms from exactly those who may see it', async () => {
    const form: Fields = PAGES[page] === 'order' ? { intent: 'cancel', id: crypto.randomUUID() } : { intent: 'unknown' }
    const takes = ACTIONS.includes(page)
    const { guest, customer, stranger } = await answersOf((visitor) =>
      visitor === roles.owner ? visitor.get('/sv/cart') : visitor.post(addressOf(page), form),
    )
    if (!takes) for (const answer of [guest, customer, stranger]) expect(answer.status >= 300).toBe(true)
    else if (PAGES[page] === 'everyone' || PAGES[page] === 'not-customer')
      for (const answer of [customer, stranger]) expect(answer.status).toBe(guest.status)
    else if (PAGES[page] === 'customer') {
      expect([customer.status === 400 || customer.status === 404, isLogin(guest), isLogin(stranger)]).toEqual([true, true, true])
    } else {
      for (const answer of [guest, stranger]) expect(asksForOrder(answer)).toBe(true)
      expect(customer.status).toBe(404)
    }
  })
})

it.each(RESOURCE_NAMES)('the resource %s answers exactly those who may have it', async (resource) => {
  const [method] = resourceRow(resource).methods
  const path = resourceHref(resource, 'sv', { id: RESOURCES[resource] === 'order' ? own : '' })
  const { guest, customer, owner, stranger } = await answersOf((visitor) =>
    method === 'GET' ? visitor.get(path) : visitor.post(path, {}),
  )
  if (RESOURCES[resource] === 'everyone') {
    for (const answer of [customer, owner, stranger]) expect(answer.status).toBe(guest.status)
  } else if (RESOURCES[resource] === 'customer') {
    // An empty form is refused, for those who may send one.
    const status = method === 'GET' ? 200 : 400
    expect([customer.status, isLogin(guest), isLogin(owner), isLogin(stranger)]).toEqual([status, true, true, true])
  } else {
    expect([guest.status, customer.status, owner.status, stranger.status]).toEqual([303, 404, 200, 303])
  }
})
