import type { Page } from '@playwright/test'
import { finderHref } from '../../../app/routing/finder-query'
import { contentHref, fillPattern, href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { storeOf } from '../../../app/store/stores'
import type { PageName } from '../../../app/routing/pages'
import { fullPattern } from '../../../app/routing/patterns'
import { buy } from './buy'
import { checkoutWithErrors, fillCart, logIn, loginWithErrors, refusedForm } from './form-visits'
import { goods, type Goods } from './goods'
import { ownOrder, returnOfOrder, trackedOrder, withdrawnOrder } from './order-visits'
import { goneProduct, reviewedProduct, soldOutProduct } from './special-goods'
import { WANTED } from './wanted'

/** Brings a page to the state it is named after. */
type Visit = (page: Page, language: Language) => Promise<unknown>

type Kind = readonly [name: string, visit: Visit]

const addressOf = (name: PageName, language: Language) => fillPattern(fullPattern(name, language), language, {})
const opened = (name: PageName): Visit => {
  return (page, language) => page.goto(addressOf(name, language))
}
const asCustomer = (name: PageName): Visit => {
  return (page, language) => logIn(page, language).then(() => page.goto(addressOf(name, language)))
}
const listed = (pick: (found: Goods) => string): Visit => {
  return async (page, language) => page.goto(pick(await goods(page.request, language)))
}
const searched = (query: string): Visit => {
  return (page, language) => page.goto(`${href('search', language)}?${new URLSearchParams({ query }).toString()}`)
}

/** The kinds of each page, by name; a page without one is a type error. The account area itself leads to one of its pages. */
const VISITS: Readonly<Record<Exclude<PageName, 'account'>, readonly [Kind, ...Kind[]]>> = {
  home: [['home', opened('home')]],
  product: [
    ['product', listed(({ product }) => product)],
    ['product with reviews', (page, language) => page.goto(reviewedProduct(language))],
    ['product that is sold out', (page, language) => page.goto(soldOutProduct(language))],
    ['product that is gone', (page, language) => page.goto(goneProduct(language))],
  ],
  listing: [
    ['category', listed(({ category }) => category)],
    ['ghost listing', listed(({ category }) => category.replace('/index.html', '/ALLA/sida.html'))],
  ],
  brand: [['brand', listed(({ brand }) => brand)]],
  tag: [['tag', listed(({ tag }) => tag)]],
  finder: [
    ['finder', (page, language) => page.goto(finderHref(language))],
    ['finder with brands', (page, language) => page.goto(finderHref(language, { type: 'personal-care' }))],
    ['finder with models', (page, language) => page.goto(finderHref(language, { type: 'camera', brand: 'canon' }))],
  ],
  device: [['device', (page, language) => page.goto(href('device', language, { key: 'canon-eos-90d' }))]],
  search: [
    ['search with hits', searched(WANTED)],
    ['search without hits', searched('qxzqxzqxz')],
    ['search with hits that are only alike', searched('thinkpad t480s')],
    ['search for nothing', searched('')],
  ],
  content: [
    ['page of text', (page, language) => page.goto(contentHref(language, storeOf(language).paths.returns))],
    ['page not found', (page, language) => page.goto(contentHref(language, 'no-such-page'))],
  ],
  cart: [
    ['empty cart', opened('cart')],
    ['full cart', (page, language) => fillCart(page, language).then(() => page.goto(href('cart', language)))],
    ['open cart drawer', (page, language) => fillCart(page, language).then(() => page.goto(`${href('home', language)}?cart`))],
  ],
  checkout: [
    ['checkout', (page, language) => fillCart(page, language).then(() => page.goto(href('checkout', language)))],
    ['checkout with errors', checkoutWithErrors],
  ],
  confirmation: [['confirmation', (page, language) => buy(page, language).then(() => page.goto(href('confirmation', language)))]],
  checkoutFailed: [['failed checkout', opened('checkoutFailed')]],
  login: [
    ['login', opened('login')],
    ['login with errors', loginWithErrors],
    ['form that is refused', refusedForm],
  ],
  accountOverview: [['account overview', asCustomer('accountOverview')]],
  accountOffers: [['account offers', asCustomer('accountOffers')]],
  accountOrders: [['account orders', asCustomer('accountOrders')]],
  accountReturns: [['account returns', asCustomer('accountReturns')]],
  accountSubscriptions: [['account subscriptions', asCustomer('accountSubscriptions')]],
  accountProfile: [['account profile', asCustomer('accountProfile')]],
  accountOrderReturn: [['account order to return', asCustomer('accountOrderReturn')]],
  myOrder: [
    ['login to an order', opened('myOrder')],
    ['order', ownOrder],
  ],
  myOrderReturn: [['return of an order', returnOfOrder]],
  trackOrder: [
    ['order tracking', opened('trackOrder')],
    ['tracked order', trackedOrder],
  ],
  withdrawal: [
    ['withdrawal', opened('withdrawal')],
    ['withdrawal of an order', withdrawnOrder],
  ],
  termination: [['termination', opened('termination')]],
  cookieSettings: [['cookie settings', opened('cookieSettings')]],
  newsletter: [['newsletter', opened('newsletter')]],
  emailChange: [['change of an e-mail address', opened('emailChange')]],
  unsubscribe: [['unsubscribe', opened('unsubscribe')]],
  pagePreview: [['page preview', opened('pagePreview')]],
}

/** The statuses these pages answer with on purpose, which browsers log as an error. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  'page not found': /404/,
  'product that is gone': /410/,
  'checkout with errors': /400/,
  'login with errors': /400/,
  'form that is refused': /400/,
}

/** Every kind of page a shopper can see, by name: how to get there, and what the browser logs on the way. */
export const PAGE_KINDS: Readonly<Record<string, { visit: Visit; console: RegExp | undefined }>> = Object.fromEntries(
  Object.values(VISITS)
    .flat()
    .map(([kind, visit]) => [kind, { visit, console: ANSWERS[kind] }]),
)

/** Pages that every purchase passes. */
export const MAIN_KINDS: readonly string[] = [
  ...['home', 'category', 'product', 'search with hits', 'full cart', 'checkout', 'confirmation'],
]

/** Kinds whose header or footer is not that of the home page, and the home page. */
export const WITH_OWN_FRAME: readonly string[] = ['home', 'full cart', 'checkout', 'confirmation', 'account overview']

const GROUP_SIZE = 7

/** The kinds in their order, in groups of as many as one browser visits in sequence. */
export function inGroups<Kind>(kinds: readonly Kind[]): Kind[][] {
  return kinds.flatMap((_, index) => (index % GROUP_SIZE === 0 ? [kinds.slice(index, index + GROUP_SIZE)] : []))
}

/**
 * Leaves nothing of the visit before but the choice of cookies: no session, and nothing in the storage of the page that is open.
 */
export async function forgetVisit(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  if (origin !== 'null') {
    // A page that is open could write once more.
    await page.goto('about:blank')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    await browser.detach()
  }
  await page.context().clearCookies({ name: /^(?!consent$)/ })
}
