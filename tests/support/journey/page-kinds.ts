import { expect, type Page } from '@playwright/test'
import { finderHref } from '../../../app/routing/finder-query'
import { contentHref, href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { storeOf } from '../../../app/store/stores'
import { DEMO_ACCOUNT } from '../../../backend/seed/data/demo-account'
import { buy } from './buy'
import { goods, type Goods, WANTED } from './goods'
import { reviewedProduct, soldOutProduct } from './special-goods'

/** Brings a page to the state it is named after. */
type Visit = (page: Page, language: Language) => Promise<unknown>

const listed = (pick: (found: Goods) => string): Visit => {
  return async (page, language) => page.goto(pick(await goods(page.request, language)))
}
const searched = (query: string): Visit => {
  return (page, language) => page.goto(`${href('search', language)}?${new URLSearchParams({ query }).toString()}`)
}

const VISITS: Readonly<Record<string, Visit>> = {
  home: (page, language) => page.goto(href('home', language)),
  product: listed(({ product }) => product),
  'product with reviews': (page, language) => page.goto(reviewedProduct(language)),
  'product that is sold out': (page, language) => page.goto(soldOutProduct(language)),
  category: listed(({ category }) => category),
  'ghost listing': listed(({ category }) => category.replace('/index.html', '/ALLA/sida.html')),
  brand: listed(({ brand }) => brand),
  tag: listed(({ tag }) => tag),
  finder: (page, language) => page.goto(finderHref(language)),
  'finder with brands': (page, language) => page.goto(finderHref(language, { type: 'personal-care' })),
  'finder with models': (page, language) => page.goto(finderHref(language, { type: 'camera', brand: 'canon' })),
  device: (page, language) => page.goto(href('device', language, { key: 'canon-eos-90d' })),
  'search with hits': searched(WANTED),
  'search without hits': searched('qxzqxzqxz'),
  'search with hits that are only alike': searched('thinkpad t480s'),
  'search for nothing': searched(''),
  'page of text': (page, language) => page.goto(contentHref(language, storeOf(language).paths.returns)),
  'empty cart': (page, language) => page.goto(href('cart', language)),
  'full cart': (page, language) => fillCart(page, language).then(() => page.goto(href('cart', language))),
  'open cart drawer': (page, language) => fillCart(page, language).then(() => page.goto(`${href('home', language)}?cart`)),
  checkout: (page, language) => fillCart(page, language).then(() => page.goto(href('checkout', language))),
  'checkout with errors': checkoutWithErrors,
  confirmation: (page, language) => buy(page, language).then(() => page.goto(href('confirmation', language))),
  'failed checkout': (page, language) => page.goto(href('checkoutFailed', language)),
  'account overview': (page, language) => logIn(page, language).then(() => page.goto(href('accountOverview', language))),
  'account orders': (page, language) => logIn(page, language).then(() => page.goto(href('accountOrders', language))),
  'account profile': (page, language) => logIn(page, language).then(() => page.goto(href('accountProfile', language))),
  'my order': (page, language) => page.goto(href('myOrder', language)),
  'return of my order': (page, language) => page.goto(href('myOrderReturn', language, { id: crypto.randomUUID() })),
  'order tracking': (page, language) => page.goto(href('trackOrder', language)),
  unsubscribe: (page, language) => page.goto(href('unsubscribe', language)),
  'page preview': (page, language) => page.goto(href('pagePreview', language)),
  'page not found': (page, language) => page.goto(contentHref(language, 'no-such-page')),
}

/** The statuses these pages answer with on purpose, which browsers log as an error. */
const ANSWERS: Readonly<Record<string, RegExp>> = { 'page not found': /404/, 'checkout with errors': /400/ }

/** Every kind of page a shopper can see, by name: how to get there, and what the browser logs on the way. */
export const PAGE_KINDS: Readonly<Record<string, { visit: Visit; console: RegExp | undefined }>> = Object.fromEntries(
  Object.entries(VISITS).map(([kind, visit]) => [kind, { visit, console: ANSWERS[kind] }]),
)

/** Pages that every purchase passes. */
export const MAIN_KINDS: readonly string[] = [
  ...['home', 'category', 'product', 'search with hits', 'full cart', 'checkout', 'confirmation'],
]

/** Kinds whose header or footer is not that of the home page, and the home page. */
export const WITH_OWN_FRAME: readonly string[] = ['home', 'full cart', 'checkout', 'confirmation', 'account overview']

const GROUP_SIZE = 7

/** The kinds in the order given, so many together as one browser visits one after the other. */
export function inGroups<Kind>(kinds: readonly Kind[]): Kind[][] {
  return kinds.flatMap((_, index) => (index % GROUP_SIZE === 0 ? [kinds.slice(index, index + GROUP_SIZE)] : []))
}

/** Leaves nothing of the visit before but the choice of cookies: no session, and nothing in the storage of the page that is open. */
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

/** Sends a form of the shop as its own page would, with the cookies of the browser. */
async function send(page: Page, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`)
}

function logIn(page: Page, language: Language): Promise<void> {
  const { email, password } = DEMO_ACCOUNT
  return send(page, href('login', language), { intent: 'log-in', email, password })
}

/** Enough to be above the minimum order. */
async function fillCart(page: Page, language: Language): Promise<void> {
  const { id } = await goods(page.request, language)
  await send(page, href('cart', language), { intent: 'add', product_id: id, quantity: '8' })
}

async function checkoutWithErrors(page: Page, language: Language): Promise<void> {
  await fillCart(page, language)
  await page.goto(href('checkout', language))
  const order = page.locator('form#checkout').getByRole('button').last()
  await order.click()
  await page.getByRole('alert').waitFor()
  // Until the page has settled it is disabled, and paler than its text may be.
  await expect(order).toBeEnabled()
}
